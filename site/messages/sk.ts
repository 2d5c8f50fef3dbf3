import type { Messages } from './messages';

/** Default texts in Slovak. */
export const sk = {
  scrollToTopButtonAria: 'Späť na začiatok stránky',
  skipToContent: 'Preskočiť na obsah',
  mainNavigation: 'Hlavné menu',
  footerNavigation: 'Pätička',
  languageSwitcher: 'Vybrať jazyk',
  openMenu: 'Otvoriť menu',
  closeMenu: 'Zavrieť menu',
  searchLabel: 'Hľadať medzi našimi autami',
  searchPlaceholder: 'Hľadajte podľa značky, modelu alebo výbavy',
  searchSubmit: 'Hľadať',
  searchClear: 'Vymazať hľadanie',
  opensInNewWindow: 'otvorí sa v novom okne',
  illustration: 'Ilustrácia',
  campaign: 'Akcia',
  readMore: 'Čítať ďalej',
  scrollDown: 'Posunúť nižšie',
  play: 'Prehrať',
  pause: 'Pozastaviť',
  mute: 'Vypnúť zvuk',
  unmute: 'Zapnúť zvuk',
  youtubeConsentText:
    'Video prehráva služba YouTube, ktorá môže pri prehrávaní uložiť do vášho prehliadača súbory cookie.',
  youtubeConsentButton: 'Súhlasím, zobraziť video',
  copyToClipboard: 'Kopírovať',
  // English in every language: the specification fixes the word (spec 1 §2.6).
  copied: 'Copied',
  notFoundTitle: 'Tu sa cesta končí',
  notFoundText:
    'Stránka, ktorú hľadáte, bola presunutá alebo už neexistuje. Začnite znova na úvodnej stránke a nájdete, čo potrebujete.',
  toStartPage: 'Na úvodnú stránku',
  unavailableTitle: 'O chvíľu sme späť',
  unavailableText: 'Stránku teraz nemôžeme zobraziť. Skúste to, prosím, o chvíľu znova.',
  serverErrorTitle: 'Na našej strane nastala chyba',
  serverErrorText: 'Chyba je u nás, nie u vás. Obnovte stránku alebo to skúste o chvíľu znova.',
  // Swedish on every site: the specification fixes the card's wording (spec 1 §2.1, §8).
  errorCardTitle: 'Aj då',
  errorCardText: 'Här skulle en sektion visas, men något gick fel.',
  errorCardReload: 'Ladda om sidan',
} as const satisfies Messages;
