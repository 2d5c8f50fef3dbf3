import type { sv } from './sv';

/** Default texts of films, in Finnish. */
export const fi = {
  mute: 'Mykistä',
  unmute: 'Palauta ääni',
  youtubeConsentText:
    'Videon näyttää YouTube, joka voi tallentaa evästeitä selaimeesi, kun toistat videon.',
  youtubeConsentButton: 'Hyväksy ja näytä video',
  youtubeLink: 'Katso video YouTubessa',
} satisfies Record<keyof typeof sv, string>;
