/**
 * URLs of the font files, which the build copies next to its scripts under names that change with their
 * content. Only the site imports this file, because only the build can resolve its imports.
 */
import archivoLatinExt from './generated/archivo-latin-ext-wght-normal.woff2?url';
import archivoLatin from './generated/archivo-latin-wght-normal.woff2?url';
import bmwHeadingLatin from './generated/bmw-heading-latin.woff2?url';
import britishHeadingLatin from './generated/british-heading-latin.woff2?url';
import britishHeadingLatinExt from './generated/british-heading-latin-ext.woff2?url';
import chargingHeadingLatin from './generated/charging-heading-latin.woff2?url';
import daciaHeadingLatin from './generated/dacia-heading-latin.woff2?url';
import dmSansLatinExt from './generated/dm-sans-latin-ext-wght-normal.woff2?url';
import dmSansLatin from './generated/dm-sans-latin-wght-normal.woff2?url';
import figtreeLatinExt from './generated/figtree-latin-ext-wght-normal.woff2?url';
import figtreeLatin from './generated/figtree-latin-wght-normal.woff2?url';
import hankenGroteskLatinExt from './generated/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import hankenGroteskLatin from './generated/hanken-grotesk-latin-wght-normal.woff2?url';
import haulageHeadingLatin from './generated/haulage-heading-latin.woff2?url';
import haulageHeadingLatinExt from './generated/haulage-heading-latin-ext.woff2?url';
import interLatinExt from './generated/inter-latin-ext-wght-normal.woff2?url';
import interLatin from './generated/inter-latin-wght-normal.woff2?url';
import makersHeadingLatin from './generated/makers-heading-latin.woff2?url';
import makersHeadingLatinExt from './generated/makers-heading-latin-ext.woff2?url';
import mercedesHeadingLatin from './generated/mercedes-heading-latin.woff2?url';
import mercedesHeadingLatinExt from './generated/mercedes-heading-latin-ext.woff2?url';
import miniHeadingLatin from './generated/mini-heading-latin.woff2?url';
import miniHeadingLatinExt from './generated/mini-heading-latin-ext.woff2?url';
import nordicHeadingLatin from './generated/nordic-heading-latin.woff2?url';
import nordicHeadingLatinExt from './generated/nordic-heading-latin-ext.woff2?url';
import outfitLatinExt from './generated/outfit-latin-ext-wght-normal.woff2?url';
import outfitLatin from './generated/outfit-latin-wght-normal.woff2?url';
import pickupHeadingLatin from './generated/pickup-heading-latin.woff2?url';
import pickupHeadingLatinExt from './generated/pickup-heading-latin-ext.woff2?url';
import plusJakartaSansLatinExt from './generated/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import plusJakartaSansLatin from './generated/plus-jakarta-sans-latin-wght-normal.woff2?url';
import renaultHeadingLatin from './generated/renault-heading-latin.woff2?url';
import renaultHeadingLatinExt from './generated/renault-heading-latin-ext.woff2?url';
import rubikLatinExt from './generated/rubik-latin-ext-wght-normal.woff2?url';
import rubikLatin from './generated/rubik-latin-wght-normal.woff2?url';
import smartHeadingLatin from './generated/smart-heading-latin.woff2?url';
import type { FontFile } from './fontCss';

export const fontFiles: Record<FontFile, string> = {
  'archivo-latin-ext-wght-normal': archivoLatinExt,
  'archivo-latin-wght-normal': archivoLatin,
  'bmw-heading-latin': bmwHeadingLatin,
  'british-heading-latin': britishHeadingLatin,
  'british-heading-latin-ext': britishHeadingLatinExt,
  'charging-heading-latin': chargingHeadingLatin,
  'dacia-heading-latin': daciaHeadingLatin,
  'dm-sans-latin-ext-wght-normal': dmSansLatinExt,
  'dm-sans-latin-wght-normal': dmSansLatin,
  'figtree-latin-ext-wght-normal': figtreeLatinExt,
  'figtree-latin-wght-normal': figtreeLatin,
  'hanken-grotesk-latin-ext-wght-normal': hankenGroteskLatinExt,
  'hanken-grotesk-latin-wght-normal': hankenGroteskLatin,
  'haulage-heading-latin': haulageHeadingLatin,
  'haulage-heading-latin-ext': haulageHeadingLatinExt,
  'inter-latin-ext-wght-normal': interLatinExt,
  'inter-latin-wght-normal': interLatin,
  'makers-heading-latin': makersHeadingLatin,
  'makers-heading-latin-ext': makersHeadingLatinExt,
  'mercedes-heading-latin': mercedesHeadingLatin,
  'mercedes-heading-latin-ext': mercedesHeadingLatinExt,
  'mini-heading-latin': miniHeadingLatin,
  'mini-heading-latin-ext': miniHeadingLatinExt,
  'nordic-heading-latin': nordicHeadingLatin,
  'nordic-heading-latin-ext': nordicHeadingLatinExt,
  'outfit-latin-ext-wght-normal': outfitLatinExt,
  'outfit-latin-wght-normal': outfitLatin,
  'pickup-heading-latin': pickupHeadingLatin,
  'pickup-heading-latin-ext': pickupHeadingLatinExt,
  'plus-jakarta-sans-latin-ext-wght-normal': plusJakartaSansLatinExt,
  'plus-jakarta-sans-latin-wght-normal': plusJakartaSansLatin,
  'renault-heading-latin': renaultHeadingLatin,
  'renault-heading-latin-ext': renaultHeadingLatinExt,
  'rubik-latin-ext-wght-normal': rubikLatinExt,
  'rubik-latin-wght-normal': rubikLatin,
  'smart-heading-latin': smartHeadingLatin,
};
