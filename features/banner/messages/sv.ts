/** Default texts of banners, in Swedish. */
export const sv = {
  banner: 'Meddelande',
  closeBanner: 'Stäng meddelandet',
};
