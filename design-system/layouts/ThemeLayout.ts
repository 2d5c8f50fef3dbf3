import type { Tone } from '../tones';

/** How the opening of a page is composed (blocks/HeroBanner). */
export type HeroForm =
  /** Words on a plain ground, seven twelfths of picture next to them. */
  | 'split'
  /** The picture reaches every edge, the words stand on it. */
  | 'fullBleed'
  /** A headline as wide as the page, the picture below it as a band. */
  | 'typeLed'
  /** Words in the middle, the picture framed below them, half off their ground. */
  | 'plinth';

/** How the bar at the top of pages is made (features/navigation/ui). */
export type HeaderForm =
  | 'solid'
  /** Lies on the picture that opens a page, until the page scrolls. */
  | 'transparent'
  /** The logo in the middle, the menu in a row of its own below it. */
  | 'centred'
  /** A dark bar. */
  | 'bar';

/** How cards are held together: by a line, by their ground, or by their picture alone. */
export type CardForm = 'bordered' | 'borderless' | 'imageLed';

/** Room above and below bands. */
export type Rhythm = 'close' | 'even' | 'wide';

/** Weight of the lines that icons are drawn in. */
export type IconWeight = 'fine' | 'regular' | 'bold';

/** What moves under the pointer and on arrival, and how. */
export type Motion =
  /** Pictures come nearer, quickly. */
  | 'zoom'
  /** Cards rise. */
  | 'lift'
  /** Pictures come nearer, slowly. */
  | 'glide'
  /** Colours and lines alone change. */
  | 'still';

/** The structure of a theme: named layouts, of which components know what each means. */
export interface ThemeLayout {
  hero: {
    form: HeroForm;
    /** Surface that the words stand on. */
    tone: Tone;
  };
  header: HeaderForm;
  cards: CardForm;
  rhythm: Rhythm;
  icons: IconWeight;
  motion: Motion;
}
