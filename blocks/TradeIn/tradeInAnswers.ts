import type { TradeInRange } from '../../domain/tradeIn/estimate';
import type { RegisteredVehicle } from '../../domain/tradeIn/vehicle.types';

/** A visitor's own car, and what it may bring; no range where the stock has too few cars like it. */
export interface EstimatedVehicle {
  vehicle: RegisteredVehicle;
  range: TradeInRange | null;
}

/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 8000;

/** The vehicle of a plate; undefined where the register knows none. Rejects when it cannot be told. */
export const askVehicle = (plate: string): Promise<RegisteredVehicle | undefined> =>
  ask<RegisteredVehicle>(`/api/vehicles/${encodeURIComponent(plate)}`);

/** The range of a vehicle; undefined where the register knows none. Rejects when it cannot be told. */
export function askEstimate(
  plate: string,
  mileage: number,
  extras: readonly string[],
): Promise<EstimatedVehicle | undefined> {
  const query = new URLSearchParams({ mileage: String(mileage), extras: extras.join(',') });
  return ask<EstimatedVehicle>(`/api/vehicles/${encodeURIComponent(plate)}/estimate?${query}`);
}

async function ask<Answer>(address: string): Promise<Answer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return (await response.json()) as Answer;
}
