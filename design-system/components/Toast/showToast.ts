/** The queue of toasts: one for the whole page, so that every island may say something in it. */

export interface ToastOptions {
  title: string;
  text?: string;
  /** `danger` stays until it is closed. */
  look?: 'neutral' | 'success' | 'danger';
  /** One thing to do about it, such as undoing. */
  action?: { label: string; onAction: () => void };
  /** Ms until it goes by itself, 0 for never. Time stands still while someone points at it or is in it. */
  duration?: number;
  /** A toast with the same id takes the place of the first. */
  id?: string;
}

type Listener = (toast: ToastOptions) => void;

const waiting: ToastOptions[] = [];
let region: Listener | undefined;

/** Says something in the page's toast region, or as soon as there is one. */
export function showToast(toast: ToastOptions): void {
  if (region) region(toast);
  else waiting.push(toast);
}

/** Hands the toasts, those that wait first, to the page's one region; returns how to stop. */
export function takeToasts(listener: Listener): () => void {
  region = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    if (region === listener) region = undefined;
  };
}
