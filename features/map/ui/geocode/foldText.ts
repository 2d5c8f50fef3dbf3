/** Letters that no accent can be taken from. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', đ: 'd', ł: 'l', ß: 'ss' };

/** A text as one compares it: small letters, no accents, single spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[øæđłß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
