/** The link to a phone number: its digits, and the plus of an international one (RFC 3966). */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
