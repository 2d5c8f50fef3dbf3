import { wholeNumber } from '../../../../../domain/forms/wholeNumber';
import type { Extra, TradeInRange } from '../../../model/tradeIn/estimate';
import { plainPlate } from '../../../../../domain/plates/plainPlate';
import type { RegisteredVehicle } from '../../../../../domain/tradeIn/vehicle.types';

/** An estimate that the visitor keeps in this browser. */
export interface KeptEstimate {
  plate: string;
  mileage: number;
  /** Absent from what was kept by earlier releases. */
  extras?: readonly Extra[];
  vehicle: RegisteredVehicle;
  range: TradeInRange;
  currency: string;
  /** ISO days. */
  madeOn: string;
  keptUntil: string;
}

const KEY = 'forecourt-trade-in';
const KEPT_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What is kept; undefined where there is nothing, or its days are over. */
export function readKeptEstimate(now = Date.now()): KeptEstimate | undefined {
  return stored((storage) => {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as KeptEstimate | null;
    if (!kept?.vehicle || typeof kept.range?.low !== 'number') return undefined;
    if (kept.keptUntil > dayOf(now)) return kept;
    storage.removeItem(KEY);
    return undefined;
  });
}

/** Whether an estimate was made for the car whose plate and mileage are typed. */
export const isOfCar = (kept: KeptEstimate, typed: { plate: unknown; mileage: unknown }): boolean =>
  plainPlate(String(typed.plate ?? '')) === kept.plate &&
  wholeNumber(typed.mileage) === kept.mileage;

/** Keeps an estimate in place of any other; undefined where the browser keeps nothing. */
export function keepEstimate(
  estimate: Omit<KeptEstimate, 'madeOn' | 'keptUntil'>,
  now = Date.now(),
): KeptEstimate | undefined {
  const kept = { ...estimate, madeOn: dayOf(now), keptUntil: dayOf(now + KEPT_DAYS * DAY_MS) };
  return stored((storage) => {
    storage.setItem(KEY, JSON.stringify(kept));
    return kept;
  });
}

export function forgetEstimate(): void {
  stored((storage) => storage.removeItem(KEY));
}

/** Storage that is switched off or full, or holds something else, keeps nothing: no error for visitors. */
function stored<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
