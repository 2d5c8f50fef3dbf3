/** Name of the list of compared cars in the session's storage; apart, for scripts that look whether there is one. */
export const comparedKey = 'compared-cars';
