/** Digits with spaces between; null for anything else (spec 2 §5). */
export function readNumber(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
