import { keysOf } from '../../domain/typedKeys';
/**
 * Body styles of cars in the stock and in content. Each has photos from all sides in each of its paints. No
 * two makes of the group share a body style, so that visitors can distinguish them.
 */

// prettier-ignore
const paintNames = [
  'white', 'black', 'grey', 'silver', 'blue', 'red', 'green', 'sand', 'orange', 'petrol',
] as const;
export type Paint = (typeof paintNames)[number];

/** Types of interiors with photos; body styles of one type share them. */
export const cabinNames = ['city', 'hatch', 'saloon', 'estate', 'suv', 'van', 'pickup'] as const;
export type Cabin = (typeof cabinNames)[number];

export interface BodyStyle {
  cabin: Cabin;
  /** Number of doors without the tailgate. */
  doors: 2 | 4;
  /** Available paints; the first one is the default. */
  paints: readonly Paint[];
}

type Row = readonly [Cabin, string, (2 | 4)?];

/** Cabin, paints, and number of doors (default: 4). */
// prettier-ignore
const rows = {
  compact: ['hatch', 'white black grey silver red blue'],
  hatchsport: ['hatch', 'white black grey blue red'],
  supermini: ['hatch', 'white black grey blue orange'],
  stepway: ['hatch', 'white grey sand orange green'],
  hatchev: ['hatch', 'white black grey blue red'],
  mpv: ['hatch', 'white black grey silver blue'],
  sevenseat: ['estate', 'white black grey sand blue'],
  city: ['city', 'white grey blue red'],
  threedoor: ['city', 'white black green red petrol', 2],
  threedoorev: ['city', 'white black blue sand petrol', 2],
  minicross: ['city', 'white black green blue sand'],
  retro: ['city', 'white black green blue orange'],
  boxycity: ['city', 'white grey blue green'],
  microcar: ['city', 'white black grey red', 2],
  boxycross: ['suv', 'white black green sand blue'],
  crossover: ['suv', 'white black grey orange blue'],
  smallcross: ['suv', 'white black grey blue petrol'],
  boxysuv: ['suv', 'white black grey sand blue'],
  uprightsuv: ['suv', 'white black grey blue red'],
  roundsuv: ['suv', 'white black grey silver petrol'],
  compactsuv: ['suv', 'white black grey silver blue'],
  compactsuvev: ['suv', 'white black grey silver red'],
  activesuv: ['suv', 'white black grey blue green'],
  minisuv: ['suv', 'white black green blue sand'],
  midsuv: ['suv', 'white black grey silver blue'],
  sharpsuv: ['suv', 'white black grey blue petrol'],
  familysuv: ['suv', 'white black grey green blue'],
  ruggedsuv: ['suv', 'white black green sand orange'],
  coupesuv: ['suv', 'white black grey orange petrol'],
  arcsuv: ['suv', 'white black grey blue red'],
  sprintsuv: ['suv', 'white black grey red orange'],
  sportsuv: ['suv', 'white black grey blue green'],
  grandsport: ['suv', 'white black grey silver sand'],
  premiumsuv: ['suv', 'white black grey silver blue'],
  largesuv: ['suv', 'white black grey silver petrol'],
  squaresuv: ['suv', 'white black grey green sand'],
  saloon: ['saloon', 'white black grey silver blue'],
  fastback: ['saloon', 'white black grey silver blue'],
  gransaloon: ['saloon', 'white black grey blue red'],
  sportscar: ['saloon', 'white black grey blue red petrol'],
  estate: ['estate', 'white black grey silver blue'],
  touring: ['estate', 'white black grey blue green'],
  wagon: ['estate', 'white black grey silver blue'],
  lowestate: ['estate', 'white black grey silver blue'],
  executive: ['estate', 'white black grey blue green'],
  executiveev: ['estate', 'white black grey blue petrol'],
  smallvan: ['van', 'white black grey silver', 2],
  cargovan: ['van', 'white grey red blue', 2],
  midvan: ['van', 'white black grey silver', 2],
  workvan: ['van', 'white grey red blue', 2],
  largevan: ['van', 'white grey silver blue', 2],
  boxvan: ['van', 'white grey red blue', 2],
  heavyvan: ['van', 'white grey silver blue', 2],
  pickup: ['pickup', 'white black grey blue orange'],
  fullsize: ['pickup', 'white black grey silver red blue'],
} as const satisfies Record<string, Row>;

export type BodyStyleName = keyof typeof rows;

const isPaint = (name: string): name is Paint => paintNames.some((paint) => paint === name);

/** Returns the properties of a body style. */
export function getBodyStyle(name: BodyStyleName): BodyStyle {
  const [cabin, paints, doors = 4]: Row = rows[name];
  return { cabin, doors, paints: paints.split(' ').filter(isPaint) };
}

export const bodyStyleNames = keysOf(rows);
export const isBodyStyleName = (name: string): name is BodyStyleName => Object.hasOwn(rows, name);
