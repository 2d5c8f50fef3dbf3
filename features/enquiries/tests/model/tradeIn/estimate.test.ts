import {
  extras,
  FEWEST_LIKE_CARS,
  type LikeCar,
  type OwnCar,
  tradeInRange,
} from '../../../model/tradeIn/estimate';
import { mileageToKilometres } from '../../../../../domain/tradeIn/mileageToKilometres';
import { plainPlate } from '../../../../../domain/plates/plainPlate';
import { vehicleFuels } from '../../../../../domain/tradeIn/vehicle.types';
import { between, pick, type Random, seededRandom } from '../../../../../services/stock/random';

const STEP = 1000;

const likeCar = (random: Random): LikeCar => ({
  year: between(random, 2014, 2026),
  kilometres: between(random, 0, 300_000),
  price: between(random, 20_000, 900_000),
  isUsed: random() < 0.7,
});

const ownCar = (random: Random): OwnCar => ({
  year: between(random, 2005, 2026),
  kilometres: between(random, 0, 400_000),
  fuel: pick(random, vehicleFuels),
  extras: extras.filter(() => random() < 0.5),
});

/** Stocks and cars at random, the same ones each time. */
function* cases(count: number) {
  const random = seededRandom(14);
  for (let at = 0; at < count; at += 1) {
    const likeCars = Array.from({ length: between(random, FEWEST_LIKE_CARS, 40) }, () =>
      likeCar(random),
    );
    yield { random, likeCars, own: ownCar(random) };
  }
}

test('a range is never inverted, is in whole steps, and says what it was made from', () => {
  for (const { likeCars, own } of cases(2000)) {
    const range = tradeInRange(own, likeCars, STEP)!;
    expect(range.low).toBeLessThanOrEqual(range.high);
    expect(range.low).toBeGreaterThanOrEqual(0);
    expect([range.low % STEP, range.high % STEP]).toEqual([0, 0]);
    expect(range.likeCars).toBe(likeCars.length);
    expect(range.askedFrom).toBeLessThanOrEqual(range.askedTo);
  }
});

test('an older car, and one that has gone further, never brings more', () => {
  for (const { random, likeCars, own } of cases(2000)) {
    const newer = tradeInRange(own, likeCars, STEP)!;
    const worse = {
      ...own,
      year: own.year - between(random, 0, 10),
      kilometres: own.kilometres + between(random, 0, 100_000),
    };
    const older = tradeInRange(worse, likeCars, STEP)!;
    expect(older.low).toBeLessThanOrEqual(newer.low);
    expect(older.high).toBeLessThanOrEqual(newer.high);
  }
});

test('equipment never takes from it, and the same twice adds once', () => {
  for (const { likeCars, own } of cases(500)) {
    const bare = tradeInRange({ ...own, extras: [] }, likeCars, STEP)!;
    const full = tradeInRange({ ...own, extras: [...extras, ...extras] }, likeCars, STEP)!;
    expect(full.low).toBeGreaterThanOrEqual(bare.low);
    expect(full.extrasShare).toBeCloseTo(0.045);
  }
});

test('a car just like those for sale brings what is asked, less the share of the dealer', () => {
  const likeCars = Array.from({ length: 5 }, () => ({
    year: 2020,
    kilometres: 50_000,
    price: 200_000,
    isUsed: true,
  }));
  const own: OwnCar = { year: 2020, kilometres: 50_000, fuel: 'petrol', extras: [] };
  expect(tradeInRange(own, likeCars, STEP)).toEqual({
    // 200,000 ± 4 %, × 0.86.
    low: 165_000,
    high: 179_000,
    likeCars: 5,
    askedFrom: 200_000,
    askedTo: 200_000,
    asLikeOwn: 200_000,
    extrasShare: 0,
    dealerShare: 0.14,
  });
});

test('of too few cars there is none', () => {
  const random = seededRandom(1);
  const few = Array.from({ length: FEWEST_LIKE_CARS - 1 }, () => likeCar(random));
  expect(tradeInRange(ownCar(random), few, STEP)).toBeUndefined();
  expect(tradeInRange(ownCar(random), [], STEP)).toBeUndefined();
  const enough = [...few, likeCar(random)];
  const worn = (kilometres: number) =>
    tradeInRange({ ...ownCar(random), kilometres }, enough, STEP);
  expect([worn(500_000), worn(500_001)]).toEqual([expect.anything(), undefined]);
});

test.each([
  ['abc 123', 'ABC123'],
  ['AB 12-345', 'AB12345'],
  ['', undefined],
  ['A', undefined],
  ['ABC123; DROP', undefined],
  ['../../etc', undefined],
])('%j is the plate %j', (typed, plate) => expect(plainPlate(typed)).toBe(plate));

test('a Swedish mil is ten kilometres', () => {
  expect([mileageToKilometres(1200, 'mil'), mileageToKilometres(12_000, 'km')]).toEqual([
    12_000, 12_000,
  ]);
  expect(mileageToKilometres(1000, 'miles')).toBeCloseTo(1609.34);
});
