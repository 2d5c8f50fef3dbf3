/** A time in words, in the editor's language and the browser's zone. */
export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
