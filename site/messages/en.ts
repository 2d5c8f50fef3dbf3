import type { Messages } from './messages';

/** Default texts in British English. */
export const en = {
  scrollToTopButtonAria: 'Back to top',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main menu',
  footerNavigation: 'Footer',
  languageSwitcher: 'Choose language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  searchLabel: 'Search our cars',
  searchPlaceholder: 'Search by make, model or equipment',
  searchSubmit: 'Search',
  searchClear: 'Clear search',
  opensInNewWindow: 'opens in a new window',
  illustration: 'Illustration',
  campaign: 'Offer',
  readMore: 'Read more',
  scrollDown: 'Scroll down',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  youtubeConsentText:
    'This film is shown by YouTube, which may store cookies in your browser when you play it.',
  youtubeConsentButton: 'Accept and show the film',
  copyToClipboard: 'Copy',
  copied: 'Copied',
  notFoundTitle: 'This is where the road ends',
  notFoundText:
    'The page you are looking for has moved or no longer exists. Start again from the home page and we will point you the right way.',
  toStartPage: 'Go to the home page',
  unavailableTitle: 'We will be right back',
  unavailableText: 'We cannot show this page at the moment. Please try again in a little while.',
  serverErrorTitle: 'Something went wrong at our end',
  serverErrorText: 'The fault is ours, not yours. Reload the page, or try again in a little while.',
  // Swedish on every site: the specification fixes the card's wording (spec 1 §2.1, §8).
  errorCardTitle: 'Aj då',
  errorCardText: 'Här skulle en sektion visas, men något gick fel.',
  errorCardReload: 'Ladda om sidan',
} as const satisfies Messages;
