/** Position of a list's filters: next to it, or behind a button. */
export type Layout = 'sticky' | 'toggle';

/** Gives a list the layout that the visitor has chosen in this tab. */
export function restoreLayout(list: HTMLElement, storageKey: string): void {
  list.dataset.layout = readLayout(storageKey);
}

/** Stores the layout for this tab. */
export function rememberLayout(storageKey: string, layout: Layout): void {
  try {
    sessionStorage.setItem(storageKey, layout);
  } catch {
    // Storage is disabled: the layout lasts until the page is closed.
  }
}

function readLayout(storageKey: string): Layout {
  try {
    return sessionStorage.getItem(storageKey) === 'toggle' ? 'toggle' : 'sticky';
  } catch {
    return 'sticky';
  }
}
