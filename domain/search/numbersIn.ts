/** Values of a filter of numbers, such as the ends of a range; null where there is no limit. */
export const numbersIn = (
  values: readonly (string | number | boolean | null)[],
): (number | null)[] => values.map((value) => (typeof value === 'number' ? value : null));
