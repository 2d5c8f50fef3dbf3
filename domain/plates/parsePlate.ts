/**
 * A typed or pasted registration in the form that cars have: capitals without spaces, dots and dashes. The
 * input may have spaces, full-width letters or invisible characters.
 */
export const cleanPlate = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\p{Cc}\u2212\u00b7\u2022.]/gu, '')
    .toUpperCase();

/**
 * A registration in the form that registers use: capitals and digits without spaces; undefined if the text
 * is not one.
 */
export function parsePlate(typed: string): string | undefined {
  const plain = cleanPlate(typed);
  return /^[A-ZÅÄÆÖØ0-9]{2,10}$/.test(plain) ? plain : undefined;
}
