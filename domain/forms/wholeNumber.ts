/** Thousands, as people part them: `12 000`, `12.000`, `12,000`, `12’000`. */
const grouped = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** What was typed as a number, blanks between its digits or not, thousands parted or not; undefined for what is none. */
export function wholeNumber(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim();
  const digits = text.replace(grouped.test(text) ? /\D/g : /\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
