import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findNews } from '../../features/alerts/model/carNews';
import type { StockChange } from '../../domain/alerts/stockChange.types';
import { compileFilters, passesAll, ParsedCar } from '../../features/alerts/model/matchCar';
import type { AlertCar, AlertFilters } from '../../domain/alerts/alertFilters';
import { Percolator } from '../../features/alerts/model/Percolator';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { serializeForLog } from '../../services/search/serializeForLog';
import { makeCars } from '../../services/stock/stock';
import { sites } from '../../sites/sites';
import { SeededRandom } from '../support/seededRandom';
import type { Table } from './bench.types';
import { readOwnCpuMs } from './cpuTime';

export const title = 'Matching saved searches with changes of the stock';

const INDEX = 'vehicles_automotive_se';
const SEARCHES = [10_000, 100_000, 300_000];
const CHANGES = 1000;
const MINUTE_MS = 60_000;

/**
 * Generates a saved search like those of visitors: a model, a make or neither, with other filters; one in
 * twenty has only number ranges.
 */
function createSearch(random: SeededRandom, cars: readonly AlertCar[]): AlertFilters {
  const car = random.pick(cars);
  const text = (field: string) => String(car[field]);
  const price = Number(car.car_price ?? 200_000);
  const ranges: AlertFilters = {
    ...(random.chance(0.6) && { car_price: [null, Math.round(price * 1.2)] }),
    ...(random.chance(0.3) && { car_mileage: [null, Number(car.car_mileage ?? 0) + 2000] }),
  };
  if (random.chance(0.05)) return { car_price: [price * 0.5, price], ...ranges };
  const make = text('car_brand');
  const path = `${make}>${text('car_model')}`;
  const wanted = random.next();
  const values: AlertFilters =
    wanted < 0.55
      ? { 'car_brand>car_model>car_version': [make, path] }
      : wanted < 0.8
        ? { 'car_brand>car_model>car_version': [make] }
        : { car_fuel: [text('car_fuel')], car_body: [text('car_body')] };
  return {
    ...values,
    ...ranges,
    ...(random.chance(0.3) && { car_fuel: [text('car_fuel')] }),
    ...(random.chance(0.2) && { car_gearbox: [text('car_gearbox')] }),
    ...(random.chance(0.15) && { 'car_site_region>car_site_city': [text('car_site_region')] }),
  };
}

/** Generates changes: half are new cars, a third price changes, the others sales. */
function createChanges(random: SeededRandom, cars: readonly AlertCar[]): StockChange[] {
  return Array.from({ length: CHANGES }, () => {
    const car = random.pick(cars);
    const change = { index: INDEX, carId: String(car.car_id) };
    const kind = random.next();
    if (kind < 0.5) return { ...change, before: null, after: car };
    if (kind > 0.83) return { ...change, before: car, after: null };
    const price = Math.round(Number(car.car_price ?? 0) * 0.95);
    return { ...change, before: car, after: { ...car, car_price: price } };
  });
}

// Needed to collect garbage before memory is measured.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const measureHeapMegabytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

/** Measures saved searches of one index, the worst case: none is excluded by its market. */
export async function run(): Promise<Table> {
  const definition = indexDefinitions.get(INDEX);
  if (!definition) throw new Error(`There is no index ${INDEX}`);
  const stock = makeCars(sites['automotive-se'], { cars: 20_000, day: '2026-11-01' });
  const cars = [...stock].map(
    (car) => JSON.parse(serializeForLog(definition, car as never)) as AlertCar,
  );
  const rows = SEARCHES.map((count) => {
    const random = new SeededRandom(count);
    const filters = Array.from({ length: count }, () => createSearch(random, cars));
    const before = measureHeapMegabytes();
    const searches = new Percolator<number>();
    const watched = new Percolator<number>();
    for (const [id, searchFilters] of filters.entries()) searches.add(id, INDEX, searchFilters);
    const grownMegabytes = measureHeapMegabytes() - before;
    const changes = createChanges(random, cars);
    let news = 0;
    const startCpuMs = readOwnCpuMs();
    for (const change of changes) news += findNews(change, { searches, watched }).length;
    const spentCpuMs = readOwnCpuMs() - startCpuMs;
    return [
      count,
      spentCpuMs,
      (spentCpuMs / MINUTE_MS) * 100,
      measureFullScan(filters, changes),
      news,
      grownMegabytes,
    ];
  });
  return {
    columns: [
      ...['saved searches', `CPU ms of ${CHANGES} changes`, '% of a core at this rate per minute'],
      ...['each search looked at, CPU ms', 'news', 'MB'],
    ],
    rows,
    notes: [
      'Half of the changes are new cars, a third new prices, the rest sales. Looking at each search is measured on 20 changes. Reading changes, writing news and sending mails are not in it.',
    ],
  };
}

/** Measures the cost without an index, with few changes. */
function measureFullScan(
  filters: readonly AlertFilters[],
  changes: readonly StockChange[],
): number {
  const checks = filters.map(compileFilters);
  const sample = changes.filter(({ after }) => after).slice(0, 20);
  const startCpuMs = readOwnCpuMs();
  for (const { after } of sample) {
    const car = new ParsedCar(after ?? {});
    for (const passesFilters of checks) passesAll(passesFilters, car);
  }
  return ((readOwnCpuMs() - startCpuMs) / sample.length) * CHANGES;
}
