/**
 * Query key for the ids of cars to compare, separated by commas. A separate module, because the script of
 * every page needs only this.
 */
export const sharedKey = 'compare';
