import { entryId } from '../LocationEntry';

/** The entry of a place, if it is in the list. */
export function findEntry(id: string): HTMLElement | null {
  return document.getElementById(entryId(id));
}

/**
 * Scrolls to the entry of a place after the next rendering; does nothing while the list is hidden by the map.
 */
export function revealEntry(id: string, { focus = false } = {}): void {
  requestAnimationFrame(() => {
    const entry = findEntry(id);
    if (!entry?.getClientRects().length) return;
    entry.scrollIntoView({ block: 'nearest' });
    // For an entry that is taller than the list, shows its start.
    entry.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    if (focus) entry.querySelector('summary')?.focus({ preventScroll: true });
  });
}
