/**
 * Keys of every text that code shows by itself. The site's dictionary on the content platform may
 * replace any of them; these are the texts when it does not.
 */
export type MessageKey =
  | 'scrollToTopButtonAria'
  | 'skipToContent'
  | 'mainNavigation'
  | 'footerNavigation'
  | 'languageSwitcher'
  | 'openMenu'
  | 'closeMenu'
  | 'searchLabel'
  | 'searchPlaceholder'
  | 'searchSubmit'
  | 'searchClear'
  | 'opensInNewWindow'
  | 'illustration'
  | 'campaign'
  | 'readMore'
  | 'scrollDown'
  | 'play'
  | 'pause'
  | 'mute'
  | 'unmute'
  | 'youtubeConsentText'
  | 'youtubeConsentButton'
  | 'copyToClipboard'
  | 'copied'
  | 'notFoundTitle'
  | 'notFoundText'
  | 'toStartPage'
  | 'unavailableTitle'
  | 'unavailableText'
  | 'serverErrorTitle'
  | 'serverErrorText'
  | 'errorCardTitle'
  | 'errorCardText'
  | 'errorCardReload';

/** The default texts of one language, complete. */
export type Messages = Record<MessageKey, string>;
