import type { ThemeLayout } from '../layouts/ThemeLayout';
import type { DefinedColors } from './brandColors';

/** Families that can be loaded; see fonts/. */
export type FontFamily =
  | 'Archivo Variable'
  | 'Bricolage Grotesque Variable'
  | 'DM Sans Variable'
  | 'Figtree Variable'
  | 'Fraunces Variable'
  | 'Hanken Grotesk Variable'
  | 'Inter Variable'
  | 'Newsreader Variable'
  | 'Oswald Variable'
  | 'Outfit Variable'
  | 'Plus Jakarta Sans Variable'
  | 'Red Hat Display Variable'
  | 'Rubik Variable'
  | 'Saira Variable'
  | 'Schibsted Grotesk Variable';

/** A short thick bar, a line as wide as the heading, or a short bar with leaning ends. */
export type HeadingMark = 'bar' | 'line' | 'slant';

/** All design settings of a brand. */
export interface BrandTheme {
  /** Shown in lists of themes, such as in Storybook's toolbar. */
  label: string;
  colors: DefinedColors;
  fonts: {
    heading: FontFamily;
    body: FontFamily;
    /** Extra space between words, for families with a narrow space character. */
    wordSpacing?: `${number}em`;
  };
  /** Corner radius of controls in px; the radii of cards and small elements derive from it. */
  radius: number;
  heading: {
    /** 100–900. */
    weight: number;
    letterSpacing: string;
    /** Width of the letters; only for families with a width axis. */
    stretch?: `${number}%`;
    /** Mark of the brand above the headings of bands; none by default. */
    mark?: HeadingMark;
    /** Headings at the top of bands are in capitals. */
    upperCase?: boolean;
    /** Size of the headline of a page's first block; `loud` by default. */
    scale?: 'calm' | 'loud';
  };
  button: {
    /** Corner radius of buttons; by default the theme's. */
    radius?: 'pill';
    weight: number;
    letterSpacing?: string;
    upperCase?: boolean;
    /** Padding left and right of the text. */
    paddingInline?: string;
    /** Underlines the text on hover, 2 px thick. */
    underlineOnHover?: boolean;
    /** Side length of the triangle that is cut off at the upper end corner. */
    clippedCorner?: string;
  };
  /** Layout, by which the brand differs in more than colours. */
  layout: ThemeLayout;
}
