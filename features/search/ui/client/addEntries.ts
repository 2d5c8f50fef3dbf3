import { nextPaint } from '../../../../rendering/client/nextPaint';

/** Entries per batch: enough to fill a window, and few enough not to delay taps. */
const BATCH_SIZE = 12;

/** Selector of the container of a list's entries. */
export const entriesSelector = '[data-list-cars], [data-list-items]';

/** Removes all entries after the first batch from a list, and returns them for `addEntries`. */
export function removeDeferred(list: Element): Element[] {
  const deferred = [...(list.querySelector(entriesSelector)?.children ?? [])].slice(BATCH_SIZE);
  for (const entry of deferred) entry.remove();
  return deferred;
}

/**
 * Appends entries in batches, and lets the browser paint before each.
 * @throws the reason of `signal` when it is aborted
 */
export async function addEntries(
  container: Element | null,
  added: readonly Element[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < added.length; at += BATCH_SIZE) {
    await nextPaint();
    signal.throwIfAborted();
    container?.append(...added.slice(at, at + BATCH_SIZE));
  }
}
