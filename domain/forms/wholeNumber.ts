/** What was typed as a number, blanks between its digits or not; undefined for what is none. */
export function wholeNumber(typed: unknown): number | undefined {
  const digits = String(typed ?? '').replace(/\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
