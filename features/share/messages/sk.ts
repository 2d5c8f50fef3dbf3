import type { sv } from './sv';

/** Default texts of sharing, in Slovak. */
export const sk = {
  shareLinkedIn: 'Zdieľať na LinkedIn',
  shareFacebook: 'Zdieľať na Facebooku',
  shareWhatsApp: 'Poslať cez WhatsApp',
  shareX: 'Zdieľať na X',
  shareMail: 'Poslať e-mailom',
  copyLink: 'Kopírovať odkaz',
} satisfies Record<keyof typeof sv, string>;
