/** Prefix of a filter that excludes its values: `-car_fuel` with `Diesel` means any other fuel, or none. */
const EXCLUDED = '-';

/** The filter that excludes the values of the given filter. */
export const toExcludingFilter = (name: string): string => EXCLUDED + name;

/** The field of a filter, and whether its values are excluded. */
export const readFilterName = (filter: string): { name: string; isExcluded: boolean } =>
  filter.startsWith(EXCLUDED)
    ? { name: filter.slice(EXCLUDED.length), isExcluded: true }
    : { name: filter, isExcluded: false };
