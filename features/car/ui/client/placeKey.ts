/** Where the tab keeps the place at which the visitor looks. */
export const PLACE_KEY = 'forecourt:place';
