import type { CarBody } from './illustrations/bodies';
import type { Face } from './illustrations/face';

/** Parts from which a body style's pictures are generated. */
export interface BodyStyleFields {
  body: CarBody;
  /** Rims, 0 to 3. */
  wheel: number;
  /** Design of the lamps and the grille. */
  face: Face;
  /** Whether the car is electric: no grille and exhaust, but a charge flap. */
  electric: boolean;
}

type Row = readonly [CarBody, number, Face, true?];

// prettier-ignore
const rows = {
  compact: ['compact', 1, 0],
  hatchsport: ['compact', 2, 1],
  supermini: ['hatch', 1, 0],
  stepway: ['minicross', 0, 1],
  hatchev: ['hatchev', 3, 2, true],
  mpv: ['mpv', 1, 1],
  sevenseat: ['sevenseat', 0, 1],
  city: ['city', 0, 2],
  threedoor: ['threedoor', 1, 2],
  threedoorev: ['threedoor', 3, 2, true],
  minicross: ['minicross', 3, 2, true],
  retro: ['retro', 2, 1, true],
  boxycity: ['boxycity', 0, 0, true],
  microcar: ['microcar', 3, 2, true],
  boxycross: ['boxycross', 3, 1, true],
  crossover: ['crossover', 1, 0],
  smallcross: ['crossover', 3, 2, true],
  boxysuv: ['boxysuv', 3, 0, true],
  uprightsuv: ['boxysuv', 1, 1, true],
  roundsuv: ['roundsuv', 3, 2, true],
  compactsuv: ['compactsuv', 1, 1],
  compactsuvev: ['compactsuv', 3, 2, true],
  activesuv: ['compactsuv', 2, 0, true],
  minisuv: ['compactsuv', 3, 1, true],
  midsuv: ['suv', 2, 0],
  sharpsuv: ['suv', 1, 1],
  familysuv: ['suv', 3, 2, true],
  ruggedsuv: ['ruggedsuv', 0, 1],
  coupesuv: ['coupesuv', 3, 2, true],
  arcsuv: ['coupesuv', 2, 0, true],
  sprintsuv: ['coupesuv', 1, 1, true],
  sportsuv: ['sportsuv', 2, 0, true],
  grandsport: ['sportsuv', 1, 0],
  premiumsuv: ['largesuv', 1, 0],
  largesuv: ['largesuv', 3, 2, true],
  squaresuv: ['squaresuv', 3, 2, true],
  saloon: ['saloon', 1, 1],
  fastback: ['fastback', 3, 2, true],
  gransaloon: ['fastback', 2, 0, true],
  sportscar: ['sportscar', 2, 0, true],
  estate: ['estate', 1, 1],
  touring: ['estate', 2, 0],
  wagon: ['estate', 3, 2],
  lowestate: ['lowestate', 1, 1],
  executive: ['lowestate', 2, 0],
  executiveev: ['lowestate', 3, 0, true],
  smallvan: ['smallvan', 0, 0],
  cargovan: ['smallvan', 0, 2],
  midvan: ['van', 0, 0],
  workvan: ['van', 0, 2],
  largevan: ['largevan', 0, 1],
  boxvan: ['largevan', 0, 0],
  heavyvan: ['largevan', 0, 2],
  pickup: ['pickup', 0, 1],
  fullsize: ['fullsize', 1, 1],
} as const satisfies Record<string, Row>;

export type TracedBodyStyle = keyof typeof rows;

/** The parts of a body style, which `services/media/bodyStyles.ts` describes for the product. */
export function findBodyStyle(name: TracedBodyStyle): BodyStyleFields {
  const [body, wheel, face, electric]: Row = rows[name];
  return { body, wheel, face, electric: electric ?? false };
}

export const tracedBodyStyles = Object.keys(rows) as TracedBodyStyle[];
