/** Maximum length of the text in a list's search box, in characters. */
export const MAX_SEARCH_LENGTH = 200;
