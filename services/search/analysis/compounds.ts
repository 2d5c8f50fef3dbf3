/** Minimum length of a word in a compound. */
const MIN_WORD_CHARACTERS = 2;

/**
 * The two words of a compound, if the language has both: `panoramatak` is `panorama` and `tak`. An `s` may
 * link them, as in the Scandinavian languages. If there are several splits, the one with the longest last
 * word is used.
 */
export function splitCompound(
  word: string,
  words: ReadonlySet<string>,
): readonly [string, string] | undefined {
  for (
    let position = MIN_WORD_CHARACTERS;
    position <= word.length - MIN_WORD_CHARACTERS;
    position += 1
  ) {
    const last = word.slice(position);
    if (!words.has(last)) continue;
    const first = word.slice(0, position);
    if (words.has(first)) return [first, last];
    if (first.endsWith('s') && words.has(first.slice(0, -1))) return [first.slice(0, -1), last];
  }
  return undefined;
}
