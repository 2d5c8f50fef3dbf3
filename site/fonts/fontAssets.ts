import * as fonts from '../../design-system/fonts/fontCss';
import { fontFiles } from '../../design-system/fonts/fontFiles';
import type { ThemeName } from '../../design-system/themes/themes';
import type { Language } from '../../sites/site.types';

/** `@font-face` rules of a theme, with the addresses that the build gave the font files. */
export function fontCss(theme: ThemeName, display?: 'swap'): string {
  return fonts.fontCss(theme, fontFiles, display);
}

/** Addresses of the font files that every page of the theme in that language needs at once. */
export function fontPreloads(theme: ThemeName, language: Language): readonly string[] {
  return fonts.fontPreloads(theme, fontFiles, language);
}
