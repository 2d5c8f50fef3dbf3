/** Reads a whole number, with or without spaces between digits; null for anything else. */
export function readNumber(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
