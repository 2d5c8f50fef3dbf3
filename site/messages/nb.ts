import type { Messages } from './messages';

/** Default texts in Norwegian bokmål. */
export const nb = {
  scrollToTopButtonAria: 'Til toppen av siden',
  skipToContent: 'Hopp til innholdet',
  mainNavigation: 'Hovedmeny',
  footerNavigation: 'Bunnmeny',
  languageSwitcher: 'Velg språk',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  searchLabel: 'Søk blant bilene våre',
  searchPlaceholder: 'Søk på merke, modell eller utstyr',
  searchSubmit: 'Søk',
  searchClear: 'Tøm søket',
  opensInNewWindow: 'åpnes i et nytt vindu',
  illustration: 'Illustrasjon',
  campaign: 'Kampanje',
  readMore: 'Les mer',
  scrollDown: 'Bla videre',
  play: 'Spill av',
  pause: 'Sett på pause',
  mute: 'Slå av lyden',
  unmute: 'Slå på lyden',
  youtubeConsentText:
    'Filmen vises av YouTube, som kan lagre informasjonskapsler i nettleseren din når du spiller den av.',
  youtubeConsentButton: 'Godta og vis filmen',
  copyToClipboard: 'Kopier',
  // English in every language: the specification fixes the word (spec 1 §2.6).
  copied: 'Copied',
  notFoundTitle: 'Her tok veien slutt',
  notFoundText:
    'Siden du leter etter, er flyttet eller finnes ikke lenger. Start på nytt fra forsiden, så hjelper vi deg videre.',
  toStartPage: 'Til forsiden',
  unavailableTitle: 'Vi er straks tilbake',
  unavailableText: 'Siden kan ikke vises akkurat nå. Prøv igjen om et lite øyeblikk.',
  serverErrorTitle: 'Noe gikk galt hos oss',
  serverErrorText:
    'Feilen ligger hos oss, ikke hos deg. Last inn siden på nytt, eller prøv igjen om litt.',
  // Swedish on every site: the specification fixes the card's wording (spec 1 §2.1, §8).
  errorCardTitle: 'Aj då',
  errorCardText: 'Här skulle en sektion visas, men något gick fel.',
  errorCardReload: 'Ladda om sidan',
} as const satisfies Messages;
