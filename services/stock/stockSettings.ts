import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { number, object, string } from 'yup';
import { isIsoDay } from '../../domain/openingHours/days';
import { errorCode } from '../../platform/errorCode';
import { parseOwnJson } from '../../domain/ownJson';
import type { StockOptions } from './stock.types';

const MAX_CARS = 500_000;
const DEFAULT_CARS = 2000;

/** Ages count back from this day unless another is given, so that the stock is the same everywhere. */
export const STOCK_DAY = '2026-11-02';

const cars = number()
  .label('The number of cars')
  .integer('${path} must be a whole number')
  .min(0, '${path} must not be negative')
  .max(MAX_CARS, `\${path} must be at most ${MAX_CARS}`)
  .typeError('${path} must be a number');

const settings = object({
  cars: cars.default(DEFAULT_CARS),
  day: string()
    .label('The day of the stock')
    .test('day', '${path} must be an ISO day', (day) => day === undefined || isIsoDay(day))
    .default(STOCK_DAY),
});

/** Variables of the environment that are read here. */
export const stockVariables = ['STOCK_CARS', 'STOCK_DAY'] as const;

/** Checks a size that somebody asks for. Throws yup's ValidationError. */
export const readCars = (asked: unknown): number => cars.required().validateSync(asked);

/**
 * The stock that is wanted: `STOCK_CARS` and `STOCK_DAY` of the environment, else what was kept with
 * `keepStockSettings`, else the defaults. Throws yup's ValidationError for what cannot be read.
 */
export function readStockSettings(dataDir: string, env: NodeJS.ProcessEnv): StockOptions {
  const kept = readKept(dataDir);
  const [cars, day] = stockVariables.map((name) => env[name]);
  return settings.validateSync({ cars: cars || kept.cars, day: day || kept.day });
}

function readKept(dataDir: string): Partial<StockOptions> {
  try {
    return parseOwnJson<Partial<StockOptions>>(readFileSync(join(dataDir, 'stock.json'), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw error;
  }
}

/** Keeps the stock that the embedded search service starts with from now on. */
export function keepStockSettings(dataDir: string, options: StockOptions): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'stock.json'), `${JSON.stringify(options)}\n`);
}
