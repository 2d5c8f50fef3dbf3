/** A number as links call it: digits, and the plus of another country's (RFC 3966). */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
