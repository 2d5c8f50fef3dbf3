/** The modal dialogs that are open, in the order in which they were opened; only the last can be used. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function opened(dialog: HTMLDialogElement): void {
  change([...modals.filter((one) => one !== dialog), dialog]);
}

export function closed(dialog: HTMLDialogElement): void {
  if (modals.includes(dialog)) change(modals.filter((one) => one !== dialog));
}

/** The topmost one, if any is open. */
export const frontModal = (): HTMLDialogElement | undefined => modals.at(-1);

/** Has a listener called whenever a dialog opens or closes; returns how to stop. */
export function onModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}
