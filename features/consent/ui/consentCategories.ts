/** Optional categories; necessary cookies need no consent. */
export const consentCategories = ['statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The visitor's answer. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;
