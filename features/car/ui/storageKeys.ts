/**
 * Storage keys of visitors' data, in a file of their own: some scripts only check whether there is any data, and need
 * no more code.
 */

/** The last search. */
export const LAST_SEARCH_KEY = 'last-search';

/** The visitor's place, in session storage. */
export const PLACE_KEY = 'forecourt:place';

/** Recently viewed cars. */
export const VIEWED_KEY = 'viewed-cars';

/** Compared cars, in session storage. */
export const COMPARED_KEY = 'compared-cars';
