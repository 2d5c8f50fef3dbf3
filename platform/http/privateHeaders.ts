/**
 * Headers of an answer that belongs to one person, or whose address gives access: it is neither stored nor
 * indexed, and other sites receive only its origin as the referrer. Forms on the page need that origin, so it
 * is not removed.
 */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
};
