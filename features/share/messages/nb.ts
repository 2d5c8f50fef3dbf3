import type { sv } from './sv';

/** Default texts of sharing, in Norwegian. */
export const nb = {
  shareLinkedIn: 'Del på LinkedIn',
  shareFacebook: 'Del på Facebook',
  shareWhatsApp: 'Send med WhatsApp',
  shareX: 'Del på X',
  shareMail: 'Send på e-post',
  copyLink: 'Kopier lenken',
} satisfies Record<keyof typeof sv, string>;
