/**
 * URLs of the font files, which the build copies next to its scripts under names that change with their
 * content. Only the site imports this file, because only the build can resolve its imports.
 */
import archivoLatinExt from './generated/archivo-latin-ext-wdth-normal.woff2?url';
import archivoLatin from './generated/archivo-latin-wdth-normal.woff2?url';
import dmSansLatinExt from './generated/dm-sans-latin-ext-wght-normal.woff2?url';
import dmSansLatin from './generated/dm-sans-latin-wght-normal.woff2?url';
import figtreeLatinExt from './generated/figtree-latin-ext-wght-normal.woff2?url';
import figtreeLatin from './generated/figtree-latin-wght-normal.woff2?url';
import hankenGroteskLatinExt from './generated/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import hankenGroteskLatin from './generated/hanken-grotesk-latin-wght-normal.woff2?url';
import interLatinExt from './generated/inter-latin-ext-wght-normal.woff2?url';
import interLatin from './generated/inter-latin-wght-normal.woff2?url';
import oswaldLatinExt from './generated/oswald-latin-ext-wght-normal.woff2?url';
import oswaldLatin from './generated/oswald-latin-wght-normal.woff2?url';
import outfitLatinExt from './generated/outfit-latin-ext-wght-normal.woff2?url';
import outfitLatin from './generated/outfit-latin-wght-normal.woff2?url';
import plusJakartaSansLatinExt from './generated/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import plusJakartaSansLatin from './generated/plus-jakarta-sans-latin-wght-normal.woff2?url';
import redHatDisplayLatinExt from './generated/red-hat-display-latin-ext-wght-normal.woff2?url';
import redHatDisplayLatin from './generated/red-hat-display-latin-wght-normal.woff2?url';
import rubikLatinExt from './generated/rubik-latin-ext-wght-normal.woff2?url';
import rubikLatin from './generated/rubik-latin-wght-normal.woff2?url';
import sourceSerif4LatinExt from './generated/source-serif-4-latin-ext-wght-normal.woff2?url';
import sourceSerif4Latin from './generated/source-serif-4-latin-wght-normal.woff2?url';
import type { FontFile } from './fontCss';

export const fontFiles: Record<FontFile, string> = {
  'archivo-latin-ext-wdth-normal': archivoLatinExt,
  'archivo-latin-wdth-normal': archivoLatin,
  'dm-sans-latin-ext-wght-normal': dmSansLatinExt,
  'dm-sans-latin-wght-normal': dmSansLatin,
  'figtree-latin-ext-wght-normal': figtreeLatinExt,
  'figtree-latin-wght-normal': figtreeLatin,
  'hanken-grotesk-latin-ext-wght-normal': hankenGroteskLatinExt,
  'hanken-grotesk-latin-wght-normal': hankenGroteskLatin,
  'inter-latin-ext-wght-normal': interLatinExt,
  'inter-latin-wght-normal': interLatin,
  'oswald-latin-ext-wght-normal': oswaldLatinExt,
  'oswald-latin-wght-normal': oswaldLatin,
  'outfit-latin-ext-wght-normal': outfitLatinExt,
  'outfit-latin-wght-normal': outfitLatin,
  'plus-jakarta-sans-latin-ext-wght-normal': plusJakartaSansLatinExt,
  'plus-jakarta-sans-latin-wght-normal': plusJakartaSansLatin,
  'red-hat-display-latin-ext-wght-normal': redHatDisplayLatinExt,
  'red-hat-display-latin-wght-normal': redHatDisplayLatin,
  'rubik-latin-ext-wght-normal': rubikLatinExt,
  'rubik-latin-wght-normal': rubikLatin,
  'source-serif-4-latin-ext-wght-normal': sourceSerif4LatinExt,
  'source-serif-4-latin-wght-normal': sourceSerif4Latin,
};
