/** Query parameter that shows a printable sheet of a car instead of its page. */
export const sheetQuery = { key: 'show', value: 'sheet' } as const;

/** Address of the sheet of a car. */
export const sheetHref = (carHref: string): string =>
  `${carHref}?${sheetQuery.key}=${sheetQuery.value}`;
