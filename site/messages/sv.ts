import type { Messages } from './messages';

/** Default texts in Swedish. */
export const sv = {
  scrollToTopButtonAria: 'Till sidans topp',
  skipToContent: 'Hoppa till innehållet',
  mainNavigation: 'Huvudmeny',
  footerNavigation: 'Sidfot',
  languageSwitcher: 'Välj språk',
  openMenu: 'Öppna menyn',
  closeMenu: 'Stäng menyn',
  searchLabel: 'Sök bland våra bilar',
  searchPlaceholder: 'Sök på märke, modell eller utrustning',
  searchSubmit: 'Sök',
  searchClear: 'Rensa sökningen',
  opensInNewWindow: 'öppnas i ett nytt fönster',
  illustration: 'Illustration',
  campaign: 'Kampanj',
  readMore: 'Läs mer',
  scrollDown: 'Bläddra vidare',
  play: 'Spela upp',
  pause: 'Pausa',
  mute: 'Stäng av ljudet',
  unmute: 'Slå på ljudet',
  youtubeConsentText:
    'Filmen visas av YouTube, som kan spara kakor i din webbläsare när du spelar upp den.',
  youtubeConsentButton: 'Godkänn och visa filmen',
  copyToClipboard: 'Kopiera',
  // English in every language: the specification fixes the word (spec 1 §2.6).
  copied: 'Copied',
  notFoundTitle: 'Här tog vägen slut',
  notFoundText:
    'Sidan du söker har flyttat eller finns inte längre. Börja om från startsidan så hjälper vi dig rätt.',
  toStartPage: 'Till startsidan',
  unavailableTitle: 'Vi är strax tillbaka',
  unavailableText: 'Just nu går det inte att visa sidan. Försök igen om en liten stund.',
  serverErrorTitle: 'Något gick fel hos oss',
  serverErrorText: 'Felet är vårt, inte ditt. Ladda om sidan eller försök igen om en liten stund.',
  errorCardTitle: 'Aj då',
  errorCardText: 'Här skulle en sektion visas, men något gick fel.',
  errorCardReload: 'Ladda om sidan',
} as const satisfies Messages;
