import { fuelKind } from '../../../../domain/price/fuelKind';
import { pricePosition } from '../../../../domain/price/pricePosition';
import { wear } from '../../../../domain/price/wear';
import type { ComparedPrice } from '../../../../domain/price/likeCars';

const car: ComparedPrice = {
  id: '1',
  version: 'B4',
  fuel: 'petrol',
  year: 2023,
  mileage: 5000,
  price: 300_000,
};
const terms = { unit: 'mil', step: 1000 } as const;

/** So many cars of its age at these prices. */
const others = (prices: readonly number[], over: Partial<ComparedPrice> = {}): ComparedPrice[] =>
  prices.map((price, at) => ({ ...car, id: `other-${at}`, price, ...over }));

const around = [310, 312, 314, 318, 320, 322, 325, 330].map((thousands) => thousands * 1000);

test('a price is as far below the middle of like cars as that says', () => {
  expect(pricePosition(car, others(around), terms)).toEqual({
    below: 19_000,
    middle: 319_000,
    low: 314_000,
    high: 323_000,
    cars: 8,
    ofVersion: true,
    years: [2022, 2023, 2024],
    mileage: [2500, 7500],
  });
  expect(pricePosition({ ...car, price: 340_000 }, others(around), terms)?.below).toBe(-21_000);
});

test('a price within 3 % of the middle is usual', () => {
  expect(pricePosition({ ...car, price: 311_000 }, others(around), terms)?.below).toBe(0);
  expect(pricePosition({ ...car, price: 309_000 }, others(around), terms)?.below).toBe(10_000);
});

test('nothing is said of too few cars; the car itself is none of them', () => {
  expect(pricePosition(car, others(around.slice(1)), terms)).toBeUndefined();
  expect(pricePosition(car, [...others(around.slice(1)), car], terms)).toBeUndefined();
});

test('nothing is said where the prices lie too far apart', () => {
  const wide = [200, 210, 220, 300, 320, 400, 410, 420].map((thousands) => thousands * 1000);
  expect(pricePosition(car, others(wide), terms)).toBeUndefined();
});

test('cars of other years, mileages and versions are no like cars, versions only where there are enough', () => {
  expect(pricePosition(car, others(around, { year: 2021 }), terms)).toBeUndefined();
  expect(pricePosition(car, others(around, { mileage: 8000 }), terms)).toBeUndefined();
  const position = pricePosition(car, others(around, { version: 'T8' }), terms);
  expect(position).toMatchObject({ cars: 8, below: 19_000, ofVersion: false });
});

test('prices are brought to the car’s own age and mileage', () => {
  // A year older and 1,000 mil further: worth less than this car with the same price asked.
  const older = others(around, { year: 2022, mileage: 6000 });
  const { middle } = pricePosition(car, older, terms)!;
  expect(middle).toBe(Math.round((319_000 * wear('petrol', -1, -10_000)) / 1000) * 1000);
  expect(middle).toBeGreaterThan(319_000);
});

test('one price of a hundred times the others changes nothing', () => {
  const odd = [...around.slice(0, -1), 33_000_000];
  expect(pricePosition(car, others(odd), terms)?.below).toBe(19_000);
});

test('bounds are whole steps of the market, and never below nothing', () => {
  const miles = { unit: 'miles', step: 100 } as const;
  const low = others(around, { mileage: 9000 });
  expect(pricePosition({ ...car, mileage: 9000 }, low, miles)?.mileage).toEqual([0, 25_000]);
  const far = others(around, { mileage: 100_000 });
  expect(pricePosition({ ...car, mileage: 100_000 }, far, miles)?.mileage).toEqual([
    65_000, 135_000,
  ]);
});

test('fuels are known by the word of any market', () => {
  expect(
    ['El', 'Ladbar hybrid', 'Hybridi', 'Benzín', 'Nafta', 'Steam', undefined].map(fuelKind),
  ).toEqual(['electric', 'pluginHybrid', 'hybrid', 'petrol', 'diesel', undefined, undefined]);
});
