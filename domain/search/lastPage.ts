/** The last page of a list; a request for a later one shows this page. */
export const LAST_PAGE = 20;
