import type { CarHistory, CarService } from '../../../domain/documents/carHistory.types';
import type { Segment } from '../models';
import { between, pick, randomOf, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { conditionOf } from './condition';
import { dayBefore, type Identity } from './identity';
import { recallsOf } from './recalls';

/** Numbers of a car's past come from a row of their own: what else is drawn stays as it was. */
const DRAW = 4;

/** Shares of used cars of which nothing is known, and little. */
const UNKNOWN = 0.12;
const HARDLY_KNOWN = 0.3;

/** Years until a new car is first tested, and months from then on, as the law of the country has it. */
const tests = {
  SE: { firstYears: 3, months: 14 },
  NO: { firstYears: 4, months: 24 },
  GB: { firstYears: 3, months: 12 },
  SK: { firstYears: 4, months: 24 },
  FI: { firstYears: 4, months: 24 },
} as const;

/** What makers promise, in years and kilometres. */
const makers: Record<Segment, readonly [years: number, kilometres: number]> = {
  premium: [3, 100_000],
  volume: [3, 100_000],
  value: [5, 150_000],
};
const battery = [8, 160_000] as const;

const DAYS_A_YEAR = 365.25;

/** What a description says of a car's past, by the place of its sentence (services/stock/words). */
const claims = ['serviced', 'oneOwner', 'twoOwners', 'inspected', 'brakes'] as const;
type Claim = (typeof claims)[number];

function claimOf(description: string, { words }: CarIndex): Claim | undefined {
  const at = words.sentences.history.findIndex((sentence) => description.includes(sentence));
  return claims[at];
}

/** What the car is known by, besides what it is. */
interface Told {
  /** Reading in the car's own unit; undefined where it is not known. */
  odometer?: number;
  /** Who sells it. */
  dealer?: string;
  /** What was said of it must hold. */
  description: string;
}

/** The past and condition of a car that has been driven; of some cars little or nothing is known. */
export function historyOf(car: Identity, told: Told, index: CarIndex): CarHistory | undefined {
  if (car.ageDays === 0) return undefined;
  const random = randomOf(index.profile.code, car.number, DRAW);
  const isUsed = car.condition === 'used';
  const claim = isUsed ? claimOf(told.description, index) : undefined;
  const drawn = random();
  if (isUsed && claim === undefined && drawn < UNKNOWN) return undefined;
  const owners = drawOwners(random, car, claim);
  const keys = claim === 'twoOwners' || claim === 'oneOwner' || random() < 0.85 ? 2 : 1;
  const shared = { owners, keys, statutoryTest: testOf(random, car, index) };
  if (isUsed && claim === undefined && drawn < HARDLY_KNOWN) return shared;
  return {
    ...shared,
    services: servicesOf(random, car, told, index),
    ...conditionOf(random, car, { ...told, isInspected: claim === 'inspected' }, index),
    recalls: recallsOf(random, car, index),
    warranties: warrantiesOf(random, car, index),
    batteryHealth: batteryOf(random, car, index),
  };
}

function drawOwners(random: Random, { ageDays }: Identity, claim: Claim | undefined): number {
  const most = 1 + Math.floor(ageDays / DAYS_A_YEAR / 2.5);
  const drawn = 1 + Math.floor(random() ** 1.6 * most);
  if (claim === 'oneOwner') return 1;
  return claim === 'twoOwners' ? 2 : drawn;
}

/** A service a year, with what the car had run by then; the newest first. */
function servicesOf(
  random: Random,
  { ageDays }: Identity,
  { odometer, dealer }: Told,
  { dealers, ...index }: CarIndex,
): readonly CarService[] {
  const workshop = pick(random, dealers).site_official_name;
  const services: CarService[] = [];
  for (let age = between(random, 330, 390); age < ageDays - 5; age += between(random, 335, 400)) {
    const share = age / ageDays;
    services.push({
      date: dayBefore({ ...index, dealers }, Math.round(ageDays - age)),
      // Half of a car's way lies in its first years: people drive a new car farther.
      odometer:
        odometer === undefined
          ? undefined
          : Math.round((odometer * (0.15 * Math.sqrt(share) + 0.85 * share)) / 10) * 10,
      place: random() < 0.85 ? workshop : dealer,
    });
  }
  return services.reverse();
}

function testOf(random: Random, { ageDays, condition }: Identity, index: CarIndex) {
  const { firstYears, months } = tests[index.site.country];
  const first = Math.round(firstYears * DAYS_A_YEAR);
  const every = Math.round((months / 12) * DAYS_A_YEAR);
  if (condition === 'demo' || ageDays < first) return { next: dayBefore(index, ageDays - first) };
  // Tested within a few months before the last that the law allows.
  const since = Math.min((ageDays - first + between(random, 0, 60)) % every, ageDays - 30);
  return { last: dayBefore(index, since), next: dayBefore(index, since - every) };
}

/** Those that have not ended; a reading that ends one is in the unit of the car's odometer. */
function warrantiesOf(random: Random, { ageDays, model, condition }: Identity, index: CarIndex) {
  const isUsed = condition === 'used';
  const promised = (years: number, kilometres: number) => ({
    until: dayBefore(index, ageDays - Math.round(years * DAYS_A_YEAR)),
    untilOdometer: inOwnUnit(kilometres, index),
  });
  const maker = { kind: 'maker', ...promised(...makers[model.brand.segment]) } as const;
  const ofBattery = { kind: 'battery', ...promised(...battery) } as const;
  const ofSeller = { kind: 'seller', until: dayBefore(index, -365) } as const;
  const today = dayBefore(index, 0);
  return [
    maker,
    ...(model.fuel === 'Electric' ? [ofBattery] : []),
    ...(isUsed && random() < 0.4 ? [ofSeller] : []),
  ].filter(({ until }) => until > today);
}

/** The distance as instruments of the market read it: round figures in miles as well. */
const inOwnUnit = (kilometres: number, { site }: CarIndex): number =>
  site.distanceUnit === 'miles' ? Math.round(kilometres / 1.609344 / 5000) * 5000 : kilometres;

/** Batteries lose a few percent at first, then about one a year. */
function batteryOf(random: Random, { ageDays, model }: Identity, index: CarIndex) {
  const isCharged = model.batteryKwh !== undefined;
  if (!isCharged || ageDays < 200 || random() > 0.75) return undefined;
  const years = ageDays / DAYS_A_YEAR;
  const lost = 1.5 + years * (0.9 + 0.7 * random());
  return {
    percent: Math.round(100 - Math.min(lost, 20)),
    date: dayBefore(index, between(random, 5, 45)),
    method: random() < 0.6 ? ('carComputer' as const) : ('discharge' as const),
  };
}
