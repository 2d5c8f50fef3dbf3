import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import pino from 'pino';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import type { Car } from '../../domain/documents/car';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { createInlineEngine } from '../../services/search/inlineEngine';
import { SearchService } from '../../services/search/searchService';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const index = 'vehicles_automotive_se';
let database: TestDatabase;
let connection: DatabaseConnection;
let dataDir: string;
let service: SearchService;
let today = '2026-11-01';

/** Creates a used car of one model; cars differ only in their prices. */
const createCar = (number: number, price: number, changes: object = {}) => ({
  car_id: `x${number}`,
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_version: 'B4',
  car_fuel: 'Bensin',
  car_vehicle_type_code: 'CAR',
  car_is_used: true,
  car_year: 2023,
  car_mileage: 5000,
  car_price: price,
  ...changes,
});

const stock = Array.from({ length: 9 }, (_, at) => createCar(at, 320_000 + at * 1000));

function openService(): SearchService {
  const definition = indexDefinitions.get(index)!;
  const definitions = new Map([[index, definition]]);
  return SearchService.open({
    engine: createInlineEngine(definitions, () => stock),
    generate: () => stock,
    db: connection.db,
    dataDir,
    log: pino({ level: 'silent' }),
    definitions,
    today: () => today,
  });
}

async function restart(): Promise<void> {
  await service.close();
  service = openService();
}

const change = (...lines: object[]) =>
  service.change(index, lines.map((line) => JSON.stringify(line)).join('\n'));

async function findCars(filters: Record<string, string[]>, sort?: string): Promise<Partial<Car>[]> {
  const query = { index, filters, sort, keyphrase: '', facets: [], limit: 100, offset: 0 };
  const bytes = await service.search(query);
  return (JSON.parse(Buffer.from(bytes).toString()) as { content: Partial<Car>[] }).content;
}

async function getCar(id: string): Promise<Partial<Car> | undefined> {
  return (await findCars({ car_id: [id] }))[0];
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-prices-'));
  database = await startTestDatabase();
  connection = await connectDatabase({ url: database.url });
  await migrateDatabase(connection.pool);
  service = openService();
});

afterAll(async () => {
  await service.close();
  await connection.close();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('price positions are available from the first search, and are updated when other cars change', async () => {
  const { car_price_position: first } = (await getCar('x0'))!;
  expect(first).toMatchObject({ cars: 8, below: 0, ofVersion: true, years: [2022, 2023, 2024] });
  await change({ upsert: createCar(0, 280_000) });
  expect((await getCar('x0'))?.car_price_position).toMatchObject({
    below: 45_000,
    middle: 325_000,
  });
  // Too few similar cars are left for a price position.
  await change({ delete: 'x8' }, { delete: 'x7' });
  expect((await getCar('x0'))?.car_price_position).toBeUndefined();
  expect((await getCar('x1'))?.car_price_position).toBeUndefined();
  await change({ upsert: createCar(7, 327_000) }, { upsert: createCar(8, 328_000) });
  expect((await getCar('x1'))?.car_price_position).toMatchObject({ cars: 8 });
});

test('prices are recorded daily, and a reduction shows the lowest price of the 30 days before it', async () => {
  await change({ upsert: createCar(20, 100_000) });
  today = '2026-11-05';
  await change({ upsert: createCar(20, 95_000) });
  today = '2026-11-10';
  await change({ upsert: createCar(20, 110_000) });
  today = '2026-11-12';
  await change({ upsert: createCar(20, 90_000) });
  const expected = {
    car_price_history: [
      { date: '2026-11-01', price: 100_000 },
      { date: '2026-11-05', price: 95_000 },
      { date: '2026-11-10', price: 110_000 },
      { date: '2026-11-12', price: 90_000 },
    ],
    car_lowest_price_30_days: 95_000,
    car_is_reduced: true,
    car_price_drop: 5000,
  };
  expect(await getCar('x20')).toMatchObject(expected);
  await restart();
  expect(await getCar('x20')).toMatchObject(expected);
});

test('a price that was raised and then lowered again is not shown as reduced', async () => {
  today = '2026-11-13';
  await change({ upsert: createCar(21, 100_000) });
  today = '2026-11-14';
  await change({ upsert: createCar(21, 120_000) });
  today = '2026-11-15';
  await change({ upsert: createCar(21, 105_000) });
  expect(await getCar('x21')).toMatchObject({ car_is_reduced: false });
});

test('reduced cars can be filtered, and ordered by the size of the reduction', async () => {
  await change({ upsert: createCar(22, 200_000) });
  today = '2026-11-16';
  await change({ upsert: createCar(22, 180_000) });
  const reduced = await findCars({ car_is_reduced: ['true'] }, 'price_drop_desc');
  expect(reduced.map(({ car_id, car_price_drop }) => [car_id, car_price_drop])).toEqual([
    ['x0', 40_000],
    ['x22', 20_000],
    ['x20', 5000],
  ]);
});

test('a car that disappears for a while, alone or with the whole stock, keeps its price history', async () => {
  await change({ delete: 'x22' });
  today = '2026-11-20';
  await change({ upsert: createCar(22, 190_000) });
  expect((await getCar('x22'))?.car_price_history?.map(({ price }) => price)).toEqual([
    200_000, 180_000, 190_000,
  ]);
  await service.replace(index, asBody([createCar(20, 90_000)]));
  expect(await getCar('x22')).toBeUndefined();
  expect(await getCar('x20')).toMatchObject({ car_price_drop: 5000 });
  await service.replace(index, asBody([createCar(20, 90_000), createCar(22, 190_000)]));
  expect((await getCar('x22'))?.car_price_history).toHaveLength(3);
});

test('a price reduction ends after 30 days', async () => {
  today = '2026-12-12';
  await restart();
  expect(await getCar('x20')).toMatchObject({ car_is_reduced: true });
  today = '2026-12-13';
  await restart();
  const car = await getCar('x20');
  expect(car).toMatchObject({ car_is_reduced: false });
  expect(car).not.toHaveProperty('car_price_drop');
  expect(car).not.toHaveProperty('car_lowest_price_30_days');
  expect(await findCars({ car_is_reduced: ['true'] })).toEqual([]);
});

function asBody(cars: readonly object[]) {
  return Readable.from([cars.map((entry) => JSON.stringify(entry)).join('\n')]);
}
