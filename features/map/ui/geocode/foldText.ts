/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', đ: 'd', ł: 'l', ß: 'ss' };

/** Normalizes a text for comparison: lower case, no accents, single spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[øæđłß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
