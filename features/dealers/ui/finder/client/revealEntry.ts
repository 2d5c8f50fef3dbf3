import { entryId } from '../LocationEntry';

/** The entry of a place, where the list has it. */
export function findEntry(id: string): HTMLElement | null {
  return document.getElementById(entryId(id));
}

/** Scrolls to the entry of a place once the list has it; not where the map has taken the list's place. */
export function revealEntry(id: string, { focus = false } = {}): void {
  requestAnimationFrame(() => {
    const entry = findEntry(id);
    if (!entry?.getClientRects().length) return;
    entry.scrollIntoView({ block: 'nearest' });
    // What is higher than its place is read from its beginning.
    entry.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    if (focus) entry.querySelector('summary')?.focus({ preventScroll: true });
  });
}
