import { fuelKind } from '../../../../domain/price/fuelKind';
import { pricePosition } from '../../../../domain/price/pricePosition';
import { remainingValueShare } from '../../../../domain/price/remainingValueShare';
import type { ComparedPrice } from '../../../../domain/price/findSimilarCars';

const car: ComparedPrice = {
  id: '1',
  version: 'B4',
  fuel: 'petrol',
  year: 2023,
  mileage: 5000,
  price: 300_000,
};
const terms = { unit: 'mil', step: 1000 } as const;

/** Creates similar cars of the same age with these prices. */
const createSimilarCars = (
  prices: readonly number[],
  over: Partial<ComparedPrice> = {},
): ComparedPrice[] =>
  prices.map((price, index) => ({ ...car, id: `other-${index}`, price, ...over }));

const nearby = [310, 312, 314, 318, 320, 322, 325, 330].map((thousands) => thousands * 1000);

test('compares the price with the median of similar cars', () => {
  expect(pricePosition(car, createSimilarCars(nearby), terms)).toEqual({
    below: 19_000,
    middle: 319_000,
    low: 314_000,
    high: 323_000,
    cars: 8,
    ofVersion: true,
    years: [2022, 2023, 2024],
    mileage: [2500, 7500],
  });
  expect(pricePosition({ ...car, price: 340_000 }, createSimilarCars(nearby), terms)?.below).toBe(
    -21_000,
  );
});

test('a price within 3 % of the median counts as usual', () => {
  expect(pricePosition({ ...car, price: 311_000 }, createSimilarCars(nearby), terms)?.below).toBe(
    0,
  );
  expect(pricePosition({ ...car, price: 309_000 }, createSimilarCars(nearby), terms)?.below).toBe(
    10_000,
  );
});

test('returns nothing for too few cars, not counting the car itself', () => {
  expect(pricePosition(car, createSimilarCars(nearby.slice(1)), terms)).toBeUndefined();
  expect(pricePosition(car, [...createSimilarCars(nearby.slice(1)), car], terms)).toBeUndefined();
});

test('returns nothing when the prices vary too much', () => {
  const wide = [200, 210, 220, 300, 320, 400, 410, 420].map((thousands) => thousands * 1000);
  expect(pricePosition(car, createSimilarCars(wide), terms)).toBeUndefined();
});

test('ignores cars of other years and mileages, and other versions when there are enough', () => {
  expect(pricePosition(car, createSimilarCars(nearby, { year: 2021 }), terms)).toBeUndefined();
  expect(pricePosition(car, createSimilarCars(nearby, { mileage: 8000 }), terms)).toBeUndefined();
  const position = pricePosition(car, createSimilarCars(nearby, { version: 'T8' }), terms);
  expect(position).toMatchObject({ cars: 8, below: 19_000, ofVersion: false });
});

test('adjusts prices to the age and mileage of the car', () => {
  // The others are a year older and have 1,000 mil more, so their prices imply a higher value of this car.
  const older = createSimilarCars(nearby, { year: 2022, mileage: 6000 });
  const { middle } = pricePosition(car, older, terms)!;
  expect(middle).toBe(
    Math.round((319_000 * remainingValueShare('petrol', -1, -10_000)) / 1000) * 1000,
  );
  expect(middle).toBeGreaterThan(319_000);
});

test('a single extreme price does not change the result', () => {
  const odd = [...nearby.slice(0, -1), 33_000_000];
  expect(pricePosition(car, createSimilarCars(odd), terms)?.below).toBe(19_000);
});

test('bounds are whole steps of the market and never negative', () => {
  const miles = { unit: 'miles', step: 100 } as const;
  const low = createSimilarCars(nearby, { mileage: 9000 });
  expect(pricePosition({ ...car, mileage: 9000 }, low, miles)?.mileage).toEqual([0, 25_000]);
  const far = createSimilarCars(nearby, { mileage: 100_000 });
  expect(pricePosition({ ...car, mileage: 100_000 }, far, miles)?.mileage).toEqual([
    65_000, 135_000,
  ]);
});

test('recognises fuels by the words of every market', () => {
  expect(
    ['El', 'Ladbar hybrid', 'Hybridi', 'Benzín', 'Nafta', 'Steam', undefined].map(fuelKind),
  ).toEqual(['electric', 'pluginHybrid', 'hybrid', 'petrol', 'diesel', undefined, undefined]);
});
