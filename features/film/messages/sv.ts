/** Default texts of films, in Swedish. */
export const sv = {
  mute: 'Stäng av ljudet',
  unmute: 'Slå på ljudet',
  youtubeConsentText:
    'Filmen visas av YouTube, som kan spara kakor i din webbläsare när du spelar upp den.',
  youtubeConsentButton: 'Godkänn och visa filmen',
  youtubeLink: 'Se filmen på YouTube',
};
