/** Name of the button that shows another week; its value is an ISO day of that week. */
export const weekField = 'from';
