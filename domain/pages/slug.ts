/** Letters that are not a base letter with a mark, and their replacements in addresses. */
const replacements: Readonly<Record<string, string>> = {
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

/** Maximum length of a segment that is made from a title. */
const MAX_CHARACTERS = 60;

/**
 * A title as a segment of an address: lower-case ASCII letters and digits with hyphens between words.
 * Letters lose their marks (å → a, č → c); blank when nothing remains.
 */
export function toSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[æœøßđðłþı]/g, (letter) => replacements[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_CHARACTERS) return slug;
  const truncated = slug.slice(0, MAX_CHARACTERS + 1);
  const lastHyphen = truncated.lastIndexOf('-');
  return lastHyphen > 0 ? truncated.slice(0, lastHyphen) : truncated.slice(0, MAX_CHARACTERS);
}

/** Whether a segment has the form that `toSlug` produces. */
export const isSlug = (segment: string): boolean =>
  segment.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment);
