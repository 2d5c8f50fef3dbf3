/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

/** Only characters beyond ASCII can have diacritics: a text without them needs no folding. */
const BEYOND_ASCII = /[^ -~]/;

/** Text as searches compare it: lower-case letters without diacritics. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßđðþł]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}

/** The folded words of a text: runs of letters and digits. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
