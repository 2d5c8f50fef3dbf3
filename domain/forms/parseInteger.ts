/** A number with thousands separators: `12 000`, `12.000`, `12,000`, `12’000`. */
const grouped = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/**
 * Parses a typed whole number, with or without spaces and thousands separators; undefined for any other
 * text.
 */
export function parseInteger(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim();
  const digits = text.replace(grouped.test(text) ? /\D/g : /\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
