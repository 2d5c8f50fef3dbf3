import type { ThemeLayout } from '../layouts/ThemeLayout';
import type { StatedColors } from './brandColors';

/** Families that can be loaded; see fonts/. */
export type FontFamily =
  | 'Archivo Variable'
  | 'DM Sans Variable'
  | 'Figtree Variable'
  | 'Hanken Grotesk Variable'
  | 'Inter Variable'
  | 'Oswald Variable'
  | 'Outfit Variable'
  | 'Plus Jakarta Sans Variable'
  | 'Red Hat Display Variable'
  | 'Rubik Variable'
  | 'Source Serif 4 Variable';

/** All that makes a brand look like itself. */
export interface BrandTheme {
  /** Shown where a person picks a theme, such as Storybook's toolbar. */
  label: string;
  colors: StatedColors;
  fonts: {
    heading: FontFamily;
    body: FontFamily;
    /** Added between words, for families whose space is narrow. */
    wordSpacing?: `${number}em`;
  };
  /** Corners of controls in px; those of cards and small things follow from it. */
  radius: number;
  heading: {
    /** 100–900. */
    weight: number;
    letterSpacing: string;
    /** Width of the letters; only for families with a width axis. */
    stretch?: `${number}%`;
    /** Sets the headings that open bands in capitals. */
    upperCase?: boolean;
    /** Size of the headline that opens a page; loud when left out. */
    scale?: 'calm' | 'loud';
  };
  button: {
    /** Corners of buttons; the theme's radius when left out. */
    radius?: 'pill';
    weight: number;
    letterSpacing?: string;
    upperCase?: boolean;
    /** Room left and right of the text. */
    paddingInline?: string;
    /** Underlines the text under the pointer, 2 px thick. */
    underlineOnHover?: boolean;
    /** Side of the triangle that is cut off the corner at the top end. */
    clippedCorner?: string;
  };
  /** Layout: how it differs from the others without colour. */
  layout: ThemeLayout;
}
