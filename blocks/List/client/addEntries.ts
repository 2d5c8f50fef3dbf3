import { nextPaint } from '../../client/nextPaint';

/** Entries that are put into the page at once: more than a window shows, and few enough that no tap waits for them. */
const AT_ONCE = 12;

/** Selector of what holds the entries of a list. */
export const entriesSelector = '[data-list-cars], [data-list-items]';

/**
 * Puts another list's results in the place of those that are shown: what may be in sight at once, the rest a little
 * later.
 * @throws when aborted meanwhile
 */
export async function replaceResults(
  part: Element,
  other: Element,
  signal: AbortSignal,
): Promise<void> {
  const entries = other.querySelector(entriesSelector);
  const rest = [...(entries?.children ?? [])].slice(AT_ONCE);
  for (const entry of rest) entry.remove();
  part.replaceChildren(...other.childNodes);
  if (entries && rest.length > 0) await addEntries(entries, rest, signal);
}

/**
 * Puts further entries at the end, some at a time.
 * @throws when aborted meanwhile
 */
export async function addEntries(
  entries: Element,
  added: readonly Element[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < added.length; at += AT_ONCE) {
    await nextPaint();
    signal.throwIfAborted();
    entries.append(...added.slice(at, at + AT_ONCE));
  }
}
