/** Characters of a list's search box that are read. */
export const MAX_SEARCH_LENGTH = 200;
