import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carCounts, profiles } from '../../../../services/stock/profiles';
import { stockDocuments } from '../../../../services/stock/stock';
import { stockIndex, stockIndexes } from '../../../../services/stock/stockIndexes';
import {
  storeStockSettings,
  readCars,
  readStockSettings,
  STOCK_DAY,
} from '../../../../services/stock/stockSettings';
import type { Car } from '../../../../domain/documents/car';
import type { Kit } from '../../../../domain/documents/kit.types';
import { stockOptions } from './exampleStock';

test('[SRCH-08] [SRCH-10] there are indexes of cars, dealers, and kits on the Finnish site', () => {
  const names = stockIndexes.map(({ name }) => name);
  expect(names).toContain('vehicles_automotive_se');
  expect(names).toContain('sites_brand_se');
  expect(names.filter((name) => name.startsWith('kits_'))).toEqual(['kits_carstore_fi']);
  expect(new Set(names).size).toBe(17);
  expect(() => stockIndex('vehicles_nowhere')).toThrow('Unknown index "vehicles_nowhere"');
});

test.each([0, 1, 10, 2000, 12_345, 500_000])(
  '%i cars are divided into multiples of ten',
  (cars) => {
    const counts = [...carCounts(cars).values()];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Math.ceil(cars / 10) * 10);
    expect(counts.every((count) => count % 10 === 0)).toBe(true);
  },
);

test('every stock has a reserved car at the same position, and some have sample cars', () => {
  for (const { name, kind, site } of stockIndexes) {
    if (kind !== 'cars') continue;
    const cars = [...stockDocuments(name, { cars: 2000, day: STOCK_DAY })] as Car[];
    const reserved = cars.filter(({ car_is_reserved }) => car_is_reserved);
    expect([site.name, reserved[0]?.car_id]).toEqual([site.name, expect.stringMatching(/000099$/)]);
    expect(reserved[0]?.car_is_sample).toBe(false);
    const coming = cars.filter(({ car_is_sample }) => car_is_sample);
    if (profiles[site.name as keyof typeof profiles]?.samples)
      expect(coming[0]?.car_id).toMatch(/000000$/);
    else expect(coming).toEqual([]);
  }
});

test('[KIT-10] kits fit vehicles and have unique ids and codes', () => {
  const kits = [...stockDocuments('kits_carstore_fi', stockOptions)] as Kit[];
  expect(kits.length).toBeGreaterThan(100);
  expect(new Set(kits.map(({ kitId }) => kitId)).size).toBe(kits.length);
  expect(new Set(kits.map(({ kitCode }) => kitCode)).size).toBe(kits.length);
  expect(kits.some(({ images }) => images.length === 0)).toBe(true);
  for (const kit of kits) {
    expect(kit.vehicleFitmentSpecifications.length).toBeGreaterThan(0);
    expect(kit.retailPrice).toBeGreaterThan(0);
    expect(JSON.stringify(kit)).not.toMatch(/undefined|NaN|null/);
  }
});

describe('size of the stock', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stock-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('the stock has two thousand cars unless another size is stored or set in the environment', () => {
    expect(readStockSettings(folder, {})).toEqual({ cars: 2000, day: STOCK_DAY });
    storeStockSettings(folder, { cars: 50_000, day: '2026-12-01' });
    expect(readStockSettings(folder, {})).toEqual({ cars: 50_000, day: '2026-12-01' });
    expect(readStockSettings(folder, { STOCK_CARS: '300' }).cars).toBe(300);
  });

  test('an invalid size of the stock is rejected', () => {
    expect(() => readCars('many')).toThrow('must be a number');
    expect(() => readCars(-1)).toThrow('must not be negative');
    expect(() => readCars(500_001)).toThrow('at most 500000');
    for (const day of ['today', '2026-02-31']) {
      expect(() => readStockSettings(folder, { STOCK_DAY: day })).toThrow('must be an ISO day');
    }
  });
});
