import type {
  CarHistory,
  CarPlace,
  CarTyres,
  CarWear,
  TyreKind,
  WearKind,
} from '../../../domain/documents/carHistory.types';
import { tirePositions, type TirePosition } from '../../../domain/tireHotel/tirePosition';
import { between, pick, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { dayBefore, type Identity } from './identity';

/** Wear that is found on used cars, with the longest measure of it in mm; some has none. */
const found: readonly (readonly [WearKind, readonly CarPlace[], most?: number])[] = [
  ['stoneChips', ['bonnet', 'frontBumper', 'windscreen']],
  ['scratch', ['rearBumper', 'frontLeftDoor', 'rearRightDoor', 'rearLeftWing', 'frontBumper'], 120],
  ['kerbedWheel', ['frontRightWheel', 'rearRightWheel', 'frontLeftWheel']],
  ['dent', ['frontRightDoor', 'rearLeftDoor', 'frontLeftWing', 'tailgate'], 25],
  ['worn', ['leftSeat', 'loadSpace', 'rightSeat']],
];

/** Wear of the driver's seat is on the side where the driver sits. */
const driverSeat = (country: string): CarPlace => (country === 'GB' ? 'rightSeat' : 'leftSeat');

/** Tyres that cars of a country come with; a second set where winters ask for it. */
const sets: Readonly<Record<string, readonly TyreKind[]>> = {
  SE: ['summer', 'studded'],
  NO: ['summer', 'studded'],
  FI: ['summer', 'studded'],
  SK: ['summer', 'winter'],
  GB: ['summer'],
};

/** Months (from 0) of which the winter set is on. */
const winterMonths = new Set([10, 11, 0, 1, 2]);

/** Full treads, and the least that a dealer sells a car with, in tenths of a mm. */
const NEW_TREAD = 80;
const LOWEST_TREAD = 30;

/** How a car was found when it was looked over, and the tyres that come with it. */
export function conditionOf(
  random: Random,
  car: Identity,
  told: { dealer?: string; isInspected: boolean },
  index: CarIndex,
): Pick<CarHistory, 'inspection' | 'tyres'> {
  const hasInspection = random() < 0.85 || told.isInspected;
  return {
    inspection:
      hasInspection && car.condition === 'used'
        ? {
            date: dayBefore(index, Math.min(between(random, 4, 40), car.ageDays)),
            by: told.dealer,
            points: pick(random, [110, 120, 150]),
            wear: wearOf(random, car, index),
          }
        : undefined,
    tyres: random() < 0.9 ? tyresOf(random, car, index) : undefined,
  };
}

function wearOf(random: Random, { ageDays }: Identity, { site }: CarIndex): readonly CarWear[] {
  const years = ageDays / 365;
  const likely = Math.min(0.12 + years * 0.07, 0.65);
  return found.flatMap(([kind, places, most]) => {
    if (random() > likely) return [];
    const drawn = pick(random, places);
    const place = drawn.endsWith('Seat') ? driverSeat(site.country) : drawn;
    const sizeMm = most === undefined ? undefined : between(random, 2, most / 5) * 5;
    return [{ kind, place, sizeMm }];
  });
}

function tyresOf(
  random: Random,
  { ageDays, model, condition }: Identity,
  { site, day }: CarIndex,
): readonly CarTyres[] {
  const isWinter = winterMonths.has(new Date(day).getUTCMonth());
  const [summer, winter] = sets[site.country] ?? ['summer'];
  const rim = Math.min(20, 15 + Math.floor(model.weightKg / 500));
  const worn = Math.min(ageDays / 20, NEW_TREAD - LOWEST_TREAD);
  const set = (kind: TyreKind, isMounted: boolean): CarTyres => {
    const axles = [between(random, 0, worn), between(random, 0, worn)] as const;
    const depthOf = (position: TirePosition) =>
      (NEW_TREAD - (position.startsWith('front') ? axles[0] : axles[1]) - between(random, 0, 2)) /
      10;
    const depths = tirePositions.map((position) => [position, depthOf(position)] as const);
    return {
      kind,
      isMounted,
      size: `${185 + 10 * (rim - 14)}/${70 - 5 * (rim - 14)} R${rim}`,
      depthsMm: Object.fromEntries(depths),
    };
  };
  const first = set(summer ?? 'summer', !isWinter || winter === undefined);
  if (winter === undefined || (condition === 'demo' && !isWinter)) return [first];
  return [first, set(winter, isWinter)];
}
