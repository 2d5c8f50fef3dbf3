/** What a visitor may agree to; what a site cannot do without is not asked. */
export const consentCategories = ['statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The visitor's answer. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;
