import type { sv } from './sv';

/** Default texts of banners, in Finnish. */
export const fi = {
  banner: 'Ilmoitus',
  closeBanner: 'Sulje ilmoitus',
} satisfies Record<keyof typeof sv, string>;
