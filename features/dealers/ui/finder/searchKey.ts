/** Query key of the visitor's search. */
export const searchKey = 'near';
