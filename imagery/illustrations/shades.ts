import { brightness, darken, lighten, mixColours } from './colour';
import type { Paint } from './paints';

/** The tones of one paint under studio light, from highlight to deep shadow. */
export interface Shades {
  base: string;
  glint: string;
  highlight: string;
  sheen: string;
  turned: string;
  shadow: string;
  deepShadow: string;
  metallic: number;
  /** Light paints need a contour against light scenes. */
  isLight: boolean;
}

/** Derives the tones of a paint; light paints get weaker highlights and softer shadows. */
export function shadesOf({ colour, metallic }: Paint): Shades {
  const light = brightness(colour);
  return {
    base: colour,
    glint: lighten(colour, 0.75),
    highlight: lighten(colour, 0.55 + metallic * 0.15 - light * 0.1),
    sheen: lighten(colour, 0.28),
    turned: mixColours(colour, '#0a0d12', 0.22 - light * 0.08),
    shadow: darken(colour, 0.62 - light * 0.16),
    deepShadow: darken(colour, 0.8 - light * 0.2),
    metallic,
    isLight: light > 0.6,
  };
}
