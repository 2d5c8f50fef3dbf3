/** Ordinary VAT in percent, by country (ISO 3166-1 alpha-2), as of 2026. */
export const vatPercent = { SE: 25, NO: 25, GB: 20, SK: 23, FI: 25.5 } as const;
