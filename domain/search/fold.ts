/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

/** Only these characters can carry marks: a text without them needs no work. */
const BEYOND_ASCII = /[^ -~]/;

/** Text as it is compared in searches: small letters without diacritics. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßđðþł]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** Folded words of a text: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
