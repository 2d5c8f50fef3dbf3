import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { number, object, string } from 'yup';
import { isIsoDay } from '../../domain/openingHours/days';
import { errorCode } from '../../platform/errorCode';
import { parseOwnJson } from '../../domain/ownJson';
import type { StockOptions } from './stock.types';

const MAX_CARS = 500_000;
const DEFAULT_CARS = 2000;

/** Default date of the stock, fixed so that the stock is the same on every machine. */
export const STOCK_DAY = '2026-11-02';

const carsSchema = number()
  .label('The number of cars')
  .integer('${path} must be a whole number')
  .min(0, '${path} must not be negative')
  .max(MAX_CARS, `\${path} must be at most ${MAX_CARS}`)
  .typeError('${path} must be a number');

const settingsSchema = object({
  cars: carsSchema.default(DEFAULT_CARS),
  day: string()
    .label('The day of the stock')
    .test('day', '${path} must be an ISO day', (day) => day === undefined || isIsoDay(day))
    .default(STOCK_DAY),
});

/** Environment variables read by this module. */
export const stockVariables = ['STOCK_CARS', 'STOCK_DAY'] as const;

/** Validates the number of cars. Throws yup's ValidationError. */
export const readCars = (input: unknown): number => carsSchema.required().validateSync(input);

/**
 * Returns the stock settings: `STOCK_CARS` and `STOCK_DAY`, otherwise the stored values, otherwise the
 * defaults. Throws yup's ValidationError for invalid values.
 */
export function readStockSettings(dataDir: string, env: NodeJS.ProcessEnv): StockOptions {
  const stored = readStoredSettings(dataDir);
  const [cars, day] = stockVariables.map((name) => env[name]);
  return settingsSchema.validateSync({ cars: cars || stored.cars, day: day || stored.day });
}

function readStoredSettings(dataDir: string): Partial<StockOptions> {
  try {
    return parseOwnJson<Partial<StockOptions>>(readFileSync(join(dataDir, 'stock.json'), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw error;
  }
}

/** Stores the settings for later starts of the embedded search service. */
export function storeStockSettings(dataDir: string, options: StockOptions): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'stock.json'), `${JSON.stringify(options)}\n`);
}
