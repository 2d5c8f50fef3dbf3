import type { sv } from './sv';

/** Default texts of films, in English. */
export const en = {
  mute: 'Mute',
  unmute: 'Unmute',
  youtubeConsentText:
    'This film is shown by YouTube, which may store cookies in your browser when you play it.',
  youtubeConsentButton: 'Accept and show the film',
  youtubeLink: 'Watch the film on YouTube',
} satisfies Record<keyof typeof sv, string>;
