/** Name of the button that asks for another week, with an ISO day of it. */
export const weekField = 'from';
