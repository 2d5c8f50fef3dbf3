import type { Placeholders } from './placeholder';

/** How long a page waits for placeholders that are not cached yet. */
const TIMEOUT_MS = 250;

/**
 * Returns a lookup for the blur placeholders of a page's pictures, by source. Placeholders that take too
 * long are left out; they are still made, so the next render of the page has them.
 */
export function createPlaceholderLookup(placeholders: Placeholders) {
  return async (sources: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const loaded: Record<string, string> = {};
    const missing = sources.filter((src) => {
      const cached = placeholders.peek(src);
      if (cached) loaded[src] = cached;
      return !cached;
    });
    if (missing.length === 0) return loaded;
    const loads = missing.map(async (src) => {
      const placeholder = await placeholders.get(src);
      if (placeholder) loaded[src] = placeholder;
    });
    await Promise.race([Promise.all(loads), wait(TIMEOUT_MS)]);
    return { ...loaded };
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
