import type { CarBody } from '../illustrations/bodies';

/** What the side view does not tell: measurements across, in millimetres. */
export interface Proportions {
  /** Widest, without mirrors. */
  width: number;
  /** How far the windows stand in from the shoulder. */
  shoulder: number;
  /** How far the cabin leans in between belt line and roof. */
  tumblehome: number;
  /** How far the corners of nose, tail and windscreen stand back from the middle. */
  noseBow: number;
  tailBow: number;
  screenBow: number;
  /** How much higher the roof's and bonnet's middle are than their edges. */
  roofCrown: number;
  bonnetCrown: number;
  /** How far the arches stand out. */
  flare: number;
  /** Width of tyres. */
  tyreWidth: number;
}

// prettier-ignore
export const proportions = {
  hatch: { width: 1790, shoulder: 34, tumblehome: 185, noseBow: 250, tailBow: 150, screenBow: 190, roofCrown: 60, bonnetCrown: 60, flare: 30, tyreWidth: 215 },
  suv: { width: 1860, shoulder: 38, tumblehome: 190, noseBow: 230, tailBow: 150, screenBow: 190, roofCrown: 55, bonnetCrown: 60, flare: 34, tyreWidth: 235 },
  estate: { width: 1830, shoulder: 38, tumblehome: 190, noseBow: 260, tailBow: 150, screenBow: 200, roofCrown: 55, bonnetCrown: 60, flare: 28, tyreWidth: 225 },
  saloon: { width: 1830, shoulder: 40, tumblehome: 200, noseBow: 260, tailBow: 170, screenBow: 200, roofCrown: 60, bonnetCrown: 60, flare: 30, tyreWidth: 235 },
  city: { width: 1660, shoulder: 28, tumblehome: 150, noseBow: 230, tailBow: 150, screenBow: 180, roofCrown: 60, bonnetCrown: 55, flare: 26, tyreWidth: 185 },
  pickup: { width: 1920, shoulder: 36, tumblehome: 170, noseBow: 170, tailBow: 60, screenBow: 170, roofCrown: 50, bonnetCrown: 55, flare: 44, tyreWidth: 265 },
  van: { width: 1930, shoulder: 20, tumblehome: 130, noseBow: 240, tailBow: 60, screenBow: 190, roofCrown: 45, bonnetCrown: 50, flare: 22, tyreWidth: 215 },
} satisfies Record<CarBody, Proportions>;
