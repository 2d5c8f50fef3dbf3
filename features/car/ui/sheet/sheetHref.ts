/** Key and value of an address that shows a sheet of a car to print instead of its page. */
export const sheetQuery = { key: 'show', value: 'sheet' } as const;

/** Where the sheet of the car at an address is. */
export const sheetHref = (carHref: string): string =>
  `${carHref}?${sheetQuery.key}=${sheetQuery.value}`;
