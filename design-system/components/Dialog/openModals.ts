/** Open modal dialogs in the order in which they were opened; only the last one can be used. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Adds a dialog on top of the open ones. */
export function addOpenModal(dialog: HTMLDialogElement): void {
  setModals([...modals.filter((modal) => modal !== dialog), dialog]);
}

/** Removes a dialog from the open ones; does nothing if it is not open. */
export function removeOpenModal(dialog: HTMLDialogElement): void {
  if (modals.includes(dialog)) setModals(modals.filter((modal) => modal !== dialog));
}

/** The topmost open dialog, if any. */
export const topModal = (): HTMLDialogElement | undefined => modals.at(-1);

/** Subscribes to changes of the open dialogs. @returns a function that unsubscribes */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setModals(newModals: readonly HTMLDialogElement[]): void {
  modals = newModals;
  for (const listener of listeners) listener();
}
