/** The detail of one of our own events; the caller states its type. */
export const detailOf = <Detail>(event: Event) => (event as CustomEvent<Detail>).detail;
