/** Letters that are no plain letter with a mark, and what stands for them in addresses. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Longest segment of an address that is made of a title, in characters. */
const maxLength = 60;

/**
 * A title as a segment of an address: small letters and digits of ASCII with hyphens between words.
 * Letters lose their marks (å → a, č → c); empty when nothing is left.
 */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[æœøßđðłþı]/g, (letter) => letters[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength + 1);
  const lastHyphen = cut.lastIndexOf('-');
  return lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut.slice(0, maxLength);
}

/** Whether a segment could have been made by `slugOf`; addresses look alike everywhere then. */
export const isSlug = (segment: string): boolean =>
  segment.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment);
