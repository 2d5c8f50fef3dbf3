/** Stands before the name of a filter whose values are not wanted: `-car_fuel` with `Diesel` is any other fuel, or none. */
const EXCLUDED = '-';

/** Name of the filter that lets through what the filter of that name does not. */
export const excludedName = (name: string): string => EXCLUDED + name;

/** What a filter is about, and whether it leaves that out. */
export const readFilterName = (filter: string): { name: string; isExcluded: boolean } =>
  filter.startsWith(EXCLUDED)
    ? { name: filter.slice(EXCLUDED.length), isExcluded: true }
    : { name: filter, isExcluded: false };
