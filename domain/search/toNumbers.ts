/** The values of a numeric filter, such as the bounds of a range; null for an open bound. */
export const toNumbers = (
  values: readonly (string | number | boolean | null)[],
): (number | null)[] => values.map((value) => (typeof value === 'number' ? value : null));
