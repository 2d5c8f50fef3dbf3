import type { sv } from './sv';

/** Default texts of films, in Slovak. */
export const sk = {
  mute: 'Vypnúť zvuk',
  unmute: 'Zapnúť zvuk',
  youtubeConsentText:
    'Video prehráva služba YouTube, ktorá môže pri prehrávaní uložiť do vášho prehliadača súbory cookie.',
  youtubeConsentButton: 'Súhlasím, zobraziť video',
  youtubeLink: 'Pozrieť film na YouTube',
} satisfies Record<keyof typeof sv, string>;
