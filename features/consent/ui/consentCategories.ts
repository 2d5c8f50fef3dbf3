/** Categories that need consent; necessary cookies do not. */
export const consentCategories = ['statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The visitor's answer: which categories are accepted. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;
