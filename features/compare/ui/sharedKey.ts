/** Key of the query that holds the ids of cars to compare, with commas between them; apart, for the script of every page. */
export const sharedKey = 'compare';
