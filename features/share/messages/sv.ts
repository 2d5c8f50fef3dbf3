/** Default texts of sharing, in Swedish. */
export const sv = {
  shareLinkedIn: 'Dela på LinkedIn',
  shareFacebook: 'Dela på Facebook',
  shareWhatsApp: 'Skicka med WhatsApp',
  shareX: 'Dela på X',
  shareMail: 'Skicka med e-post',
  copyLink: 'Kopiera länken',
};
