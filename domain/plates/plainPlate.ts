/**
 * What is typed or pasted as a registration, as it is on the car: capitals without blanks, dots and dashes. It may come with
 * letters in two parts, wide letters, or invisible characters.
 */
export const typedPlate = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\p{Cc}\u2212\u00b7\u2022.]/gu, '')
    .toUpperCase();

/** A registration as registers count it: capitals and digits without gaps; undefined for what is none. */
export function plainPlate(typed: string): string | undefined {
  const plain = typedPlate(typed);
  return /^[A-ZÅÄÆÖØ0-9]{2,10}$/.test(plain) ? plain : undefined;
}
