/** Anchor of the monthly offers, where their assumptions can be changed. */
export const OFFERS_ID = 'offers';

/** Anchor of the quotes on a car's page, where they can be changed. */
export const QUOTES_ID = 'finance';
