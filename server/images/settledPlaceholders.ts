import type { Placeholders } from './placeholder';

/** Longest time in milliseconds that a page waits for placeholders that are not known yet. */
const patience = 250;

/**
 * Blur placeholders of a page's pictures, by source. Those that take too long are left out; they are
 * made all the same, and the next page has them.
 */
export function settledPlaceholders(placeholders: Placeholders) {
  return async (sources: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const found: Record<string, string> = {};
    const missing = sources.filter((src) => {
      const known = placeholders.peek(src);
      if (known) found[src] = known;
      return !known;
    });
    if (missing.length === 0) return found;
    const loads = missing.map(async (src) => {
      const made = await placeholders.get(src);
      if (made) found[src] = made;
    });
    await Promise.race([Promise.all(loads), wait(patience)]);
    return { ...found };
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
