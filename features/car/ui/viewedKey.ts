/** Where the browser keeps the cars seen last; a module of its own for those who only ask whether there are any. */
export const VIEWED_KEY = 'viewed-cars';
