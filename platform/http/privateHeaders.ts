/**
 * What an answer says that belongs to one person: nobody keeps it, and no other site is told its address. Forms of the page
 * say where they come from, without what makes its address private.
 */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
};

/** What an answer says whose address alone belongs to one person: the page is the same for everybody. */
export const secretAddressHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
