/** Key and value of an address that shows the report of a car instead of its page. */
export const reportQuery = { key: 'show', value: 'report' } as const;

/** Where the report of the car at an address is. */
export const reportHref = (carHref: string): string =>
  `${carHref}?${reportQuery.key}=${reportQuery.value}`;
