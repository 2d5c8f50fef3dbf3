import type { Tone } from '../tones';

/** Layout of a page's first block (blocks/HeroBanner). */
export type HeroForm =
  /** Text on a plain background next to a picture of seven twelfths of the width. */
  | 'split'
  /** A picture to all edges with the text on it. */
  | 'fullBleed'
  /** A headline as wide as the page, and below it the picture as a band. */
  | 'typeLed'
  /** Centred text, and below it the framed picture, half of which overlaps the next background. */
  | 'plinth';

/** Layout of the navigation bar (features/navigation/ui). */
export type HeaderForm =
  | 'solid'
  /** Overlaps the page's first picture until the page scrolls. */
  | 'transparent'
  /** The logo is centred, with the menu in a separate row below it. */
  | 'centred'
  /** A dark bar. */
  | 'bar';

/** Outline of cards: a line, a background, only their picture, or a thick frame. */
export type CardForm = 'bordered' | 'borderless' | 'imageLed' | 'framed';

/** Space above and below bands. */
export type Rhythm = 'close' | 'even' | 'wide';

/** Stroke width of icons. */
export type IconWeight = 'fine' | 'regular' | 'bold';

/** Animations on hover and when elements appear. */
export type Motion =
  /** Pictures zoom in quickly. */
  | 'zoom'
  /** Cards rise. */
  | 'lift'
  /** Pictures zoom in slowly. */
  | 'glide'
  /** Only colours and lines change. */
  | 'still';

/** The layout of a theme: named variants, which components implement. */
export interface ThemeLayout {
  hero: {
    form: HeroForm;
    /** Tone of the text's background. */
    tone: Tone;
  };
  header: HeaderForm;
  cards: CardForm;
  rhythm: Rhythm;
  icons: IconWeight;
  motion: Motion;
}
