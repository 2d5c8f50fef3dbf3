/** Shortest word that is part of a compound. */
const SHORTEST_PART = 2;

/**
 * The two words that a compound is made of, when a language knows both: `panoramatak` is `panorama`
 * and `tak`. An `s` may bind them, as in the Scandinavian languages. The longest last word wins.
 */
export function splitCompound(
  word: string,
  known: ReadonlySet<string>,
): readonly [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const last = word.slice(at);
    if (!known.has(last)) continue;
    const first = word.slice(0, at);
    if (known.has(first)) return [first, last];
    if (first.endsWith('s') && known.has(first.slice(0, -1))) return [first.slice(0, -1), last];
  }
  return undefined;
}
