/** A number with gaps that no line ends at. */
export const inOneLine = (number: string): string => number.replace(/ /g, '\u00a0');
