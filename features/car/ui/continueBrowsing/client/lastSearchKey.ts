/** Where the browser keeps the last search. */
export const LAST_SEARCH_KEY = 'last-search';
