import { nextPaint } from '../../../../rendering/client/nextPaint';

/** Entries that are put into the page at once: more than a window shows, and few enough that no tap waits for them. */
const AT_ONCE = 12;

/** Selector of what holds the entries of a list. */
export const entriesSelector = '[data-list-cars], [data-list-items]';

/** Takes the entries out of a list that need not be there at once. */
export function takeLater(list: Element): Element[] {
  const later = [...(list.querySelector(entriesSelector)?.children ?? [])].slice(AT_ONCE);
  for (const entry of later) entry.remove();
  return later;
}

/**
 * Puts further entries at the end, some at a time.
 * @throws when aborted meanwhile
 */
export async function addEntries(
  entries: Element | null,
  added: readonly Element[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < added.length; at += AT_ONCE) {
    await nextPaint();
    signal.throwIfAborted();
    entries?.append(...added.slice(at, at + AT_ONCE));
  }
}
