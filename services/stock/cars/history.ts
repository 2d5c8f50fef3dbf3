import type { CarHistory, CarService } from '../../../domain/documents/carHistory.types';
import type { Segment } from '../models';
import { randomInteger, pick, createRandom, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { makeCondition } from './condition';
import { dayBefore, type Identity } from './identity';
import { makeRecalls } from './recalls';

/** Own random sequence, so that changes here do not change other properties of the stock. */
const HISTORY_SEQUENCE = 4;

/**
 * Thresholds of a random number: below the first the history is unknown, below the second only partly known.
 */
const UNKNOWN_BELOW = 0.12;
const PARTLY_KNOWN_BELOW = 0.3;

/**
 * Statutory inspections by country: years until the first one of a new car, and months between later ones.
 */
const statutoryTests = {
  SE: { firstYears: 3, months: 14 },
  NO: { firstYears: 4, months: 24 },
  GB: { firstYears: 3, months: 12 },
  SK: { firstYears: 4, months: 24 },
  FI: { firstYears: 4, months: 24 },
} as const;

/** Manufacturers' warranties, in years and km. */
const makerWarranties: Record<Segment, readonly [years: number, kilometres: number]> = {
  premium: [3, 100_000],
  volume: [3, 100_000],
  value: [5, 150_000],
};
const batteryWarranty = [8, 160_000] as const;

const DAYS_PER_YEAR = 365.25;

/** Claims of descriptions about a car's past, in the order of `sentences.history` (services/stock/words). */
const claims = ['serviced', 'oneOwner', 'twoOwners', 'inspected', 'brakes'] as const;
type Claim = (typeof claims)[number];

function findClaim(description: string, { words }: CarIndex): Claim | undefined {
  const index = words.sentences.history.findIndex((sentence) => description.includes(sentence));
  return claims[index];
}

/** Properties of a car that its history must agree with. */
interface HistoryFacts {
  /** Odometer reading in the car's own unit; undefined if unknown. */
  odometer?: number;
  /** Name of the dealer who sells the car. */
  dealer?: string;
  /** Description of the car, which may make claims about its past. */
  description: string;
}

/** Generates the history and condition of a registered car; undefined if nothing is known. */
export function makeHistory(
  car: Identity,
  facts: HistoryFacts,
  index: CarIndex,
): CarHistory | undefined {
  if (car.ageDays === 0) return undefined;
  const random = createRandom(index.profile.code, car.number, HISTORY_SEQUENCE);
  const isUsed = car.condition === 'used';
  const claim = isUsed ? findClaim(facts.description, index) : undefined;
  const randomNumber = random();
  if (isUsed && claim === undefined && randomNumber < UNKNOWN_BELOW) return undefined;
  const owners = drawOwners(random, car, claim);
  const keys = claim === 'twoOwners' || claim === 'oneOwner' || random() < 0.85 ? 2 : 1;
  const shared = { owners, keys, statutoryTest: makeStatutoryTest(random, car, index) };
  if (isUsed && claim === undefined && randomNumber < PARTLY_KNOWN_BELOW) return shared;
  return {
    ...shared,
    services: makeServices(random, car, facts, index),
    ...makeCondition(random, car, { ...facts, isInspected: claim === 'inspected' }, index),
    recalls: makeRecalls(random, car, index),
    warranties: makeWarranties(random, car, index),
    batteryHealth: makeBatteryHealth(random, car, index),
  };
}

function drawOwners(random: Random, { ageDays }: Identity, claim: Claim | undefined): number {
  const maxOwners = 1 + Math.floor(ageDays / DAYS_PER_YEAR / 2.5);
  const drawn = 1 + Math.floor(random() ** 1.6 * maxOwners);
  if (claim === 'oneOwner') return 1;
  return claim === 'twoOwners' ? 2 : drawn;
}

/** Generates one service per year with the mileage at that time, newest first. */
function makeServices(
  random: Random,
  { ageDays }: Identity,
  { odometer, dealer }: HistoryFacts,
  { dealers, ...index }: CarIndex,
): readonly CarService[] {
  const workshop = pick(random, dealers).site_official_name;
  const services: CarService[] = [];
  for (
    let age = randomInteger(random, 330, 390);
    age < ageDays - 5;
    age += randomInteger(random, 335, 400)
  ) {
    const share = age / ageDays;
    services.push({
      date: dayBefore({ ...index, dealers }, Math.round(ageDays - age)),
      // Not linear: a car is driven more in its first years.
      odometer:
        odometer === undefined
          ? undefined
          : Math.round((odometer * (0.15 * Math.sqrt(share) + 0.85 * share)) / 10) * 10,
      place: random() < 0.85 ? workshop : dealer,
    });
  }
  return services.reverse();
}

function makeStatutoryTest(random: Random, { ageDays, condition }: Identity, index: CarIndex) {
  const { firstYears, months } = statutoryTests[index.site.country];
  const firstAgeDays = Math.round(firstYears * DAYS_PER_YEAR);
  const intervalDays = Math.round((months / 12) * DAYS_PER_YEAR);
  if (condition === 'demo' || ageDays < firstAgeDays)
    return { next: dayBefore(index, ageDays - firstAgeDays) };
  // The last inspection took place up to 60 days before it was due.
  const daysSinceTest = Math.min(
    (ageDays - firstAgeDays + randomInteger(random, 0, 60)) % intervalDays,
    ageDays - 30,
  );
  return {
    last: dayBefore(index, daysSinceTest),
    next: dayBefore(index, daysSinceTest - intervalDays),
  };
}

/** Generates the warranties that are still valid; mileage limits are in the unit of the odometer. */
function makeWarranties(random: Random, { ageDays, model, condition }: Identity, index: CarIndex) {
  const isUsed = condition === 'used';
  const warrantyEnd = (years: number, kilometres: number) => ({
    until: dayBefore(index, ageDays - Math.round(years * DAYS_PER_YEAR)),
    untilOdometer: toMarketUnit(kilometres, index),
  });
  const maker = { kind: 'maker', ...warrantyEnd(...makerWarranties[model.brand.segment]) } as const;
  const battery = { kind: 'battery', ...warrantyEnd(...batteryWarranty) } as const;
  const seller = { kind: 'seller', until: dayBefore(index, -365) } as const;
  const today = dayBefore(index, 0);
  return [
    maker,
    ...(model.fuel === 'Electric' ? [battery] : []),
    ...(isUsed && random() < 0.4 ? [seller] : []),
  ].filter(({ until }) => until > today);
}

/** Converts a distance to the unit of the market; miles are rounded to 5,000. */
const toMarketUnit = (kilometres: number, { site }: CarIndex): number =>
  site.distanceUnit === 'miles' ? Math.round(kilometres / 1.609344 / 5000) * 5000 : kilometres;

/** Batteries lose 1.5 % at first and then 0.9 to 1.6 % per year. */
function makeBatteryHealth(random: Random, { ageDays, model }: Identity, index: CarIndex) {
  const isCharged = model.batteryKwh !== undefined;
  if (!isCharged || ageDays < 200 || random() > 0.75) return undefined;
  const years = ageDays / DAYS_PER_YEAR;
  const lostPercent = 1.5 + years * (0.9 + 0.7 * random());
  return {
    percent: Math.round(100 - Math.min(lostPercent, 20)),
    date: dayBefore(index, randomInteger(random, 5, 45)),
    method: random() < 0.6 ? ('carComputer' as const) : ('discharge' as const),
  };
}
