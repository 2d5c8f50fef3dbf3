import type { sv } from './sv';

/** Default texts of banners, in English. */
export const en = {
  banner: 'Message',
  closeBanner: 'Close the message',
} satisfies Record<keyof typeof sv, string>;
