/** Query parameter that shows the report of a car instead of its page. */
export const reportQuery = { key: 'show', value: 'report' } as const;

/** Address of the report of a car. */
export const reportHref = (carHref: string): string =>
  `${carHref}?${reportQuery.key}=${reportQuery.value}`;
