import type { sv } from './sv';

/** Default texts of banners, in Norwegian. */
export const nb = {
  banner: 'Melding',
  closeBanner: 'Lukk meldingen',
} satisfies Record<keyof typeof sv, string>;
