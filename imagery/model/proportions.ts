import type { CarBody } from '../illustrations/bodies';

/** Measurements across the car, which the side view does not show, in millimetres. */
export interface Proportions {
  /** Maximum width, without mirrors. */
  width: number;
  /** Horizontal distance of the windows from the shoulder. */
  shoulder: number;
  /** Inward lean of the cabin between belt line and roof. */
  tumblehome: number;
  /** Setback of the corners of nose, tail and windscreen from the middle. */
  noseBow: number;
  tailBow: number;
  screenBow: number;
  /** Height of the middle of roof and bonnet above their edges. */
  roofCrown: number;
  bonnetCrown: number;
  /** Protrusion of the wheel arches. */
  flare: number;
  /** Width of tyres. */
  tyreWidth: number;
}

// prettier-ignore
const base = {
  hatch: { width: 1790, shoulder: 34, tumblehome: 185, noseBow: 250, tailBow: 150, screenBow: 190, roofCrown: 60, bonnetCrown: 60, flare: 30, tyreWidth: 215 },
  suv: { width: 1860, shoulder: 38, tumblehome: 190, noseBow: 230, tailBow: 150, screenBow: 190, roofCrown: 55, bonnetCrown: 60, flare: 34, tyreWidth: 235 },
  estate: { width: 1830, shoulder: 38, tumblehome: 190, noseBow: 260, tailBow: 150, screenBow: 200, roofCrown: 55, bonnetCrown: 60, flare: 28, tyreWidth: 225 },
  saloon: { width: 1830, shoulder: 40, tumblehome: 200, noseBow: 260, tailBow: 170, screenBow: 200, roofCrown: 60, bonnetCrown: 60, flare: 30, tyreWidth: 235 },
  city: { width: 1660, shoulder: 28, tumblehome: 150, noseBow: 230, tailBow: 150, screenBow: 180, roofCrown: 60, bonnetCrown: 55, flare: 26, tyreWidth: 185 },
  pickup: { width: 1920, shoulder: 36, tumblehome: 170, noseBow: 170, tailBow: 60, screenBow: 170, roofCrown: 50, bonnetCrown: 55, flare: 44, tyreWidth: 265 },
  van: { width: 1930, shoulder: 20, tumblehome: 130, noseBow: 240, tailBow: 60, screenBow: 190, roofCrown: 45, bonnetCrown: 50, flare: 22, tyreWidth: 215 },
} satisfies Record<string, Proportions>;

const { hatch, suv, estate, saloon, city, van, pickup } = base;

/** Proportions of every body. */
// prettier-ignore
export const proportions: Record<CarBody, Proportions> = {
  ...base,
  threedoor: { ...city, width: 1744, tumblehome: 150, noseBow: 210, flare: 34, tyreWidth: 205 },
  microcar: { ...city, width: 1663, noseBow: 240, tailBow: 170 },
  retro: { ...city, width: 1774, noseBow: 170, flare: 44, tyreWidth: 205 },
  boxycity: { ...city, width: 1620, noseBow: 190 },
  compact: { ...hatch, width: 1800, tumblehome: 200 },
  hatchev: { ...hatch, width: 1770, flare: 36, tyreWidth: 205 },
  minicross: { ...hatch, width: 1754, tumblehome: 150, noseBow: 200, tyreWidth: 225 },
  mpv: { ...hatch, width: 1824, tumblehome: 175, noseBow: 270 },
  sevenseat: { ...estate, width: 1784, tumblehome: 150, noseBow: 210 },
  crossover: { ...suv, width: 1797, tumblehome: 200, tyreWidth: 215 },
  boxycross: { ...suv, width: 1796, tumblehome: 150, noseBow: 170, tyreWidth: 205 },
  boxysuv: { ...suv, width: 1836, tumblehome: 165, noseBow: 190, tailBow: 110 },
  roundsuv: { ...suv, width: 1822, tumblehome: 210, noseBow: 290, tailBow: 200, bonnetCrown: 80 },
  compactsuv: { ...suv, width: 1845, noseBow: 210 },
  ruggedsuv: { ...suv, width: 1813, tumblehome: 140, noseBow: 160, tailBow: 90, flare: 46 },
  coupesuv: { ...suv, width: 1860, tumblehome: 215, noseBow: 270 },
  sportsuv: { ...suv, width: 1938, tumblehome: 225, noseBow: 290, flare: 48, tyreWidth: 265 },
  largesuv: { ...suv, width: 1967, noseBow: 250, tyreWidth: 265 },
  squaresuv: { ...suv, width: 1920, tumblehome: 160, noseBow: 220, tailBow: 120, tyreWidth: 255 },
  fastback: { ...saloon, width: 1852, tumblehome: 215, noseBow: 290 },
  sportscar: { ...saloon, width: 1966, tumblehome: 235, noseBow: 300, flare: 50, tyreWidth: 275 },
  lowestate: { ...estate, width: 1900, tyreWidth: 245 },
  smallvan: { ...van, width: 1859, noseBow: 220, tyreWidth: 195 },
  largevan: { ...van, width: 2020, tumblehome: 150, noseBow: 230 },
  fullsize: { ...pickup, width: 2032, tumblehome: 150, noseBow: 120, bonnetCrown: 40, flare: 50, tyreWidth: 275 },
};
