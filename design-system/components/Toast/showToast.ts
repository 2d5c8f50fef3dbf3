/** Queue of toasts, one per page, so that every island can show a toast. */

export interface ToastOptions {
  title: string;
  text?: string;
  /** `danger` stays until it is closed. */
  variant?: 'neutral' | 'success' | 'danger';
  /** A related action, such as undoing. */
  action?: { label: string; onAction: () => void };
  /** Ms until the toast closes, 0 for never. The time pauses while the pointer or the focus is on it. */
  durationMs?: number;
  /** Closes the toast when it resolves, such as at the end of the task that the toast reports. */
  until?: Promise<unknown>;
  /** A toast replaces an earlier one with the same id. */
  id?: string;
}

type Listener = (toast: ToastOptions) => void;

const queue: ToastOptions[] = [];
let region: Listener | undefined;

/** Shows a toast in the page's toast region, or as soon as there is one. */
export function showToast(toast: ToastOptions): void {
  if (region) region(toast);
  else queue.push(toast);
}

/** Passes toasts to the page's only region, queued ones first. @returns a function that unsubscribes */
export function subscribeToToasts(listener: Listener): () => void {
  region = listener;
  queue.splice(0).forEach(listener);
  return () => {
    if (region === listener) region = undefined;
  };
}
