/** Replaces the spaces of a number with no-break spaces. */
export const withNoBreakSpaces = (number: string): string => number.replace(/ /g, '\u00a0');
