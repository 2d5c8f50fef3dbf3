/**
 * What an answer says that belongs to one person, or whose address does: nobody keeps it, and nobody is told its address.
 * Forms of the page say where they come from, without what makes its address private.
 */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
};
