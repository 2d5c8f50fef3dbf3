/**
 * Texts with `{count} cars` need at least this many cars: smaller numbers are not worth showing, and need
 * other plural forms in some languages.
 */
export const MIN_SHOWN_COUNT = 5;
