/** Where the browser keeps what visitors did: apart from what reads it, for scripts that only look whether there is any. */

/** The last search. */
export const LAST_SEARCH_KEY = 'last-search';

/** The place at which the visitor looks; of a tab. */
export const PLACE_KEY = 'forecourt:place';

/** The cars seen last. */
export const VIEWED_KEY = 'viewed-cars';

/** The cars that are compared, in the session's storage. */
export const comparedKey = 'compared-cars';
