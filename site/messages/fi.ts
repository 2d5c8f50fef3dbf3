import type { Messages } from './messages';

/** Default texts in Finnish. */
export const fi = {
  scrollToTopButtonAria: 'Takaisin sivun alkuun',
  skipToContent: 'Siirry sisältöön',
  mainNavigation: 'Päävalikko',
  footerNavigation: 'Alatunniste',
  languageSwitcher: 'Valitse kieli',
  openMenu: 'Avaa valikko',
  closeMenu: 'Sulje valikko',
  searchLabel: 'Hae autoistamme',
  searchPlaceholder: 'Hae merkin, mallin tai varusteen mukaan',
  searchSubmit: 'Hae',
  searchClear: 'Tyhjennä haku',
  opensInNewWindow: 'avautuu uuteen ikkunaan',
  illustration: 'Kuvituskuva',
  campaign: 'Tarjous',
  readMore: 'Lue lisää',
  scrollDown: 'Vieritä alaspäin',
  play: 'Toista',
  pause: 'Keskeytä',
  mute: 'Mykistä',
  unmute: 'Palauta ääni',
  youtubeConsentText:
    'Videon näyttää YouTube, joka voi tallentaa evästeitä selaimeesi, kun toistat videon.',
  youtubeConsentButton: 'Hyväksy ja näytä video',
  copyToClipboard: 'Kopioi',
  // English in every language: the specification fixes the word (spec 1 §2.6).
  copied: 'Copied',
  notFoundTitle: 'Tie päättyi tähän',
  notFoundText:
    'Etsimäsi sivu on siirretty tai sitä ei enää ole. Aloita uudelleen etusivulta, niin löydät perille.',
  toStartPage: 'Etusivulle',
  unavailableTitle: 'Palaamme pian',
  unavailableText: 'Sivua ei voida näyttää juuri nyt. Yritä hetken kuluttua uudelleen.',
  serverErrorTitle: 'Meillä tapahtui virhe',
  serverErrorText:
    'Vika on meidän, ei sinun. Lataa sivu uudelleen tai yritä hetken kuluttua uudelleen.',
  // Swedish on every site: the specification fixes the card's wording (spec 1 §2.1, §8).
  errorCardTitle: 'Aj då',
  errorCardText: 'Här skulle en sektion visas, men något gick fel.',
  errorCardReload: 'Ladda om sidan',
} as const satisfies Messages;
