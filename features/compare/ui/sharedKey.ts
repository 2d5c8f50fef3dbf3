/**
 * Query key for the ids of cars to compare, separated by commas. It is in a separate module, because every
 * page's script needs it.
 */
export const sharedKey = 'compare';
