/** Removes accents and case from a text, so that a search for "malmo" finds "Malmö". */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
