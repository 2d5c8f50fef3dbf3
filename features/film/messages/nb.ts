import type { sv } from './sv';

/** Default texts of films, in Norwegian. */
export const nb = {
  mute: 'Slå av lyden',
  unmute: 'Slå på lyden',
  youtubeConsentText:
    'Filmen vises av YouTube, som kan lagre informasjonskapsler i nettleseren din når du spiller den av.',
  youtubeConsentButton: 'Godta og vis filmen',
  youtubeLink: 'Se filmen på YouTube',
} satisfies Record<keyof typeof sv, string>;
