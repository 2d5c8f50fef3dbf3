import type { sv } from './sv';

/** Default texts of sharing, in Finnish. */
export const fi = {
  shareLinkedIn: 'Jaa LinkedInissä',
  shareFacebook: 'Jaa Facebookissa',
  shareWhatsApp: 'Lähetä WhatsAppilla',
  shareX: 'Jaa X:ssä',
  shareMail: 'Lähetä sähköpostilla',
  copyLink: 'Kopioi linkki',
} satisfies Record<keyof typeof sv, string>;
