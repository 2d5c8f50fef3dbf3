import {
  extras,
  MIN_SIMILAR_CARS,
  type ComparableCar,
  type TradeInCar,
  tradeInRange,
} from '../../../model/tradeIn/estimate';
import { convertDistance } from '../../../../../domain/distance/convertDistance';
import { parsePlate } from '../../../../../domain/plates/parsePlate';
import { vehicleFuels } from '../../../../../domain/tradeIn/vehicle.types';
import {
  randomInteger,
  pick,
  type Random,
  seededRandom,
} from '../../../../../services/stock/random';

const STEP = 1000;

const likeCar = (random: Random): ComparableCar => ({
  year: randomInteger(random, 2014, 2026),
  kilometres: randomInteger(random, 0, 300_000),
  price: randomInteger(random, 20_000, 900_000),
  isUsed: random() < 0.7,
});

const ownCar = (random: Random): TradeInCar => ({
  year: randomInteger(random, 2005, 2026),
  kilometres: randomInteger(random, 0, 400_000),
  fuel: pick(random, vehicleFuels),
  extras: extras.filter(() => random() < 0.5),
});

/** Random comparable cars, each time with a random car to trade in; the seed is fixed. */
function* cases(count: number) {
  const random = seededRandom(14);
  for (let at = 0; at < count; at += 1) {
    const likeCars = Array.from({ length: randomInteger(random, MIN_SIMILAR_CARS, 40) }, () =>
      likeCar(random),
    );
    yield { random, likeCars, own: ownCar(random) };
  }
}

test('a range is never inverted, is a multiple of the step, and includes the data that it is based on', () => {
  for (const { likeCars, own: ownCar } of cases(2000)) {
    const range = tradeInRange(ownCar, likeCars, STEP)!;
    expect(range.low).toBeLessThanOrEqual(range.high);
    expect(range.low).toBeGreaterThanOrEqual(0);
    expect([range.low % STEP, range.high % STEP]).toEqual([0, 0]);
    expect(range.likeCars).toBe(likeCars.length);
    expect(range.askedFrom).toBeLessThanOrEqual(range.askedTo);
  }
});

test('an older car, or one with a higher mileage, is never worth more', () => {
  for (const { random, likeCars, own: ownCar } of cases(2000)) {
    const newer = tradeInRange(ownCar, likeCars, STEP)!;
    const worse = {
      ...ownCar,
      year: ownCar.year - randomInteger(random, 0, 10),
      kilometres: ownCar.kilometres + randomInteger(random, 0, 100_000),
    };
    const older = tradeInRange(worse, likeCars, STEP)!;
    expect(older.low).toBeLessThanOrEqual(newer.low);
    expect(older.high).toBeLessThanOrEqual(newer.high);
  }
});

test('equipment never lowers the estimate, and counts once when listed twice', () => {
  for (const { likeCars, own: ownCar } of cases(500)) {
    const bare = tradeInRange({ ...ownCar, extras: [] }, likeCars, STEP)!;
    const full = tradeInRange({ ...ownCar, extras: [...extras, ...extras] }, likeCars, STEP)!;
    expect(full.low).toBeGreaterThanOrEqual(bare.low);
    expect(full.extrasShare).toBeCloseTo(0.045);
  }
});

test('a car identical to those for sale is worth their price less the dealer’s share', () => {
  const likeCars = Array.from({ length: 5 }, () => ({
    year: 2020,
    kilometres: 50_000,
    price: 200_000,
    isUsed: true,
  }));
  const ownCar: TradeInCar = { year: 2020, kilometres: 50_000, fuel: 'petrol', extras: [] };
  expect(tradeInRange(ownCar, likeCars, STEP)).toEqual({
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

test('too few similar cars give no estimate', () => {
  const random = seededRandom(1);
  const few = Array.from({ length: MIN_SIMILAR_CARS - 1 }, () => likeCar(random));
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
])('%j is read as the plate %j', (typed, plate) => expect(parsePlate(typed)).toBe(plate));

test('a Swedish mil is ten kilometres', () => {
  expect([convertDistance(1200, 'mil', 'km'), convertDistance(12_000, 'km', 'km')]).toEqual([
    12_000, 12_000,
  ]);
  expect(convertDistance(1000, 'miles', 'km')).toBeCloseTo(1609.34);
});
