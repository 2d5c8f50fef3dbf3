import { parseInteger } from '../../../../../domain/forms/parseInteger';
import type { Extra, TradeInRange } from '../../../model/tradeIn/estimate';
import { parsePlate } from '../../../../../domain/plates/parsePlate';
import type { RegisteredVehicle } from '../../../../../domain/tradeIn/vehicle.types';

/** An estimate stored in this browser. */
export interface SavedEstimate {
  plate: string;
  mileage: number;
  /** Undefined in estimates that earlier releases have stored. */
  extras?: readonly Extra[];
  vehicle: RegisteredVehicle;
  range: TradeInRange;
  currency: string;
  /** ISO days. */
  madeOn: string;
  keptUntil: string;
}

const KEY = 'forecourt-trade-in';
const MAX_AGE_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The stored estimate; undefined when there is none or it has expired. */
export function readSavedEstimate(now = Date.now()): SavedEstimate | undefined {
  return withStorage((storage) => {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as SavedEstimate | null;
    if (!stored?.vehicle || typeof stored.range?.low !== 'number') return undefined;
    if (stored.keptUntil > isoDay(now)) return stored;
    storage.removeItem(KEY);
    return undefined;
  });
}

/** Whether an estimate was made for the typed plate and mileage. */
export const isOfCar = (
  estimate: SavedEstimate,
  typed: { plate: unknown; mileage: unknown },
): boolean =>
  parsePlate(String(typed.plate ?? '')) === estimate.plate &&
  parseInteger(typed.mileage) === estimate.mileage;

/** Stores an estimate, replacing any other; undefined when the browser cannot store it. */
export function saveEstimate(
  estimate: Omit<SavedEstimate, 'madeOn' | 'keptUntil'>,
  now = Date.now(),
): SavedEstimate | undefined {
  const stored = {
    ...estimate,
    madeOn: isoDay(now),
    keptUntil: isoDay(now + MAX_AGE_DAYS * DAY_MS),
  };
  return withStorage((storage) => {
    storage.setItem(KEY, JSON.stringify(stored));
    return stored;
  });
}

export function removeSavedEstimate(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Runs a function with the browser's storage; undefined if the storage is disabled, full or corrupt. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
