import type { sv } from './sv';

/** Default texts of sharing, in English. */
export const en = {
  shareLinkedIn: 'Share on LinkedIn',
  shareFacebook: 'Share on Facebook',
  shareWhatsApp: 'Send with WhatsApp',
  shareX: 'Share on X',
  shareMail: 'Send by email',
  copyLink: 'Copy the link',
} satisfies Record<keyof typeof sv, string>;
