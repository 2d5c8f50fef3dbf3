import type {
  CarHistory,
  CarPlace,
  CarTyres,
  CarWear,
  TyreKind,
  WearKind,
} from '../../../domain/documents/carHistory.types';
import { tirePositions, type TirePosition } from '../../../domain/tireHotel/tirePosition';
import { randomInteger, pick, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { dayBefore, type Identity } from './identity';

/** Kinds of wear of used cars, their possible places, and the maximum size in mm if the kind has a size. */
const wearKinds: readonly (readonly [WearKind, readonly CarPlace[], most?: number])[] = [
  ['stoneChips', ['bonnet', 'frontBumper', 'windscreen']],
  ['scratch', ['rearBumper', 'frontLeftDoor', 'rearRightDoor', 'rearLeftWing', 'frontBumper'], 120],
  ['kerbedWheel', ['frontRightWheel', 'rearRightWheel', 'frontLeftWheel']],
  ['dent', ['frontRightDoor', 'rearLeftDoor', 'frontLeftWing', 'tailgate'], 25],
  ['worn', ['leftSeat', 'loadSpace', 'rightSeat']],
];

/** Returns the driver's seat, which wears more than the others. */
const driverSeat = (country: string): CarPlace => (country === 'GB' ? 'rightSeat' : 'leftSeat');

/** Tyre sets of cars by country; countries with snowy winters have a second set. */
const tyreSets: Readonly<Record<string, readonly TyreKind[]>> = {
  SE: ['summer', 'studded'],
  NO: ['summer', 'studded'],
  FI: ['summer', 'studded'],
  SK: ['summer', 'winter'],
  GB: ['summer'],
};

/** Months with winter tyres, from 0 (January). */
const winterMonths = new Set([10, 11, 0, 1, 2]);

/** Tread depth of new tyres and the minimum for a sale, in tenths of a millimetre. */
const NEW_TREAD_TENTHS_MM = 80;
const MIN_TREAD_TENTHS_MM = 30;

/** Generates the inspection report of a car and its tyres. */
export function makeCondition(
  random: Random,
  car: Identity,
  facts: { dealer?: string; isInspected: boolean },
  index: CarIndex,
): Pick<CarHistory, 'inspection' | 'tyres'> {
  const hasInspection = random() < 0.85 || facts.isInspected;
  return {
    inspection:
      hasInspection && car.condition === 'used'
        ? {
            date: dayBefore(index, Math.min(randomInteger(random, 4, 40), car.ageDays)),
            by: facts.dealer,
            points: pick(random, [110, 120, 150]),
            wear: makeWear(random, car, index),
          }
        : undefined,
    tyres: random() < 0.9 ? makeTyres(random, car, index) : undefined,
  };
}

function makeWear(random: Random, { ageDays }: Identity, { site }: CarIndex): readonly CarWear[] {
  const years = ageDays / 365;
  const probability = Math.min(0.12 + years * 0.07, 0.65);
  return wearKinds.flatMap(([kind, places, maxMm]) => {
    if (random() > probability) return [];
    const drawnPlace = pick(random, places);
    const place = drawnPlace.endsWith('Seat') ? driverSeat(site.country) : drawnPlace;
    const sizeMm = maxMm === undefined ? undefined : randomInteger(random, 2, maxMm / 5) * 5;
    return [{ kind, place, sizeMm }];
  });
}

function makeTyres(
  random: Random,
  { ageDays, model, condition }: Identity,
  { site, dayMs: day }: CarIndex,
): readonly CarTyres[] {
  const isWinter = winterMonths.has(new Date(day).getUTCMonth());
  const [summer, winter] = tyreSets[site.country] ?? ['summer'];
  const rimInches = Math.min(20, 15 + Math.floor(model.weightKg / 500));
  const maxWear = Math.min(ageDays / 20, NEW_TREAD_TENTHS_MM - MIN_TREAD_TENTHS_MM);
  const makeSet = (kind: TyreKind, isMounted: boolean): CarTyres => {
    const axleWear = [
      randomInteger(random, 0, maxWear),
      randomInteger(random, 0, maxWear),
    ] as const;
    const treadDepthMm = (position: TirePosition) =>
      (NEW_TREAD_TENTHS_MM -
        (position.startsWith('front') ? axleWear[0] : axleWear[1]) -
        randomInteger(random, 0, 2)) /
      10;
    const depths = tirePositions.map((position) => [position, treadDepthMm(position)] as const);
    return {
      kind,
      isMounted,
      size: `${185 + 10 * (rimInches - 14)}/${70 - 5 * (rimInches - 14)} R${rimInches}`,
      depthsMm: Object.fromEntries(depths),
    };
  };
  const first = makeSet(summer ?? 'summer', !isWinter || winter === undefined);
  if (winter === undefined || (condition === 'demo' && !isWinter)) return [first];
  return [first, makeSet(winter, isWinter)];
}
