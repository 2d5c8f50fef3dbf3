import * as fonts from '../../design-system/fonts/fontCss';
import { fontFiles } from '../../design-system/fonts/fontFiles';
import type { ThemeName } from '../../design-system/themes/themes';

/** `@font-face` rules of a theme, with the addresses that the build gave the font files. */
export function fontCss(theme: ThemeName): string {
  return fonts.fontCss(theme, fontFiles);
}

/** Addresses of the font files that every page of the theme needs at once. */
export function fontPreloads(theme: ThemeName): readonly string[] {
  return fonts.fontPreloads(theme, fontFiles);
}
