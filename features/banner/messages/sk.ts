import type { sv } from './sv';

/** Default texts of banners, in Slovak. */
export const sk = {
  banner: 'Oznámenie',
  closeBanner: 'Zavrieť oznámenie',
} satisfies Record<keyof typeof sv, string>;
