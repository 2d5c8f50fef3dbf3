import { number, object, type Schema, string } from 'yup';
import type { TradeInRange } from '../../model/tradeIn/estimate';
import { type RegisteredVehicle, vehicleFuels } from '../../../../domain/tradeIn/vehicle.types';

/** A visitor's own car, and what it may bring; no range where the stock has too few cars like it. */
export interface EstimatedVehicle {
  vehicle: RegisteredVehicle;
  range: TradeInRange | null;
}

const amount = () => number().strict().required();
const vehicle = object({
  make: string().strict().required(),
  model: string().strict().required(),
  year: amount(),
  fuel: string().strict().oneOf(vehicleFuels).required(),
});
const estimated: Schema<EstimatedVehicle> = object({
  vehicle: vehicle.required(),
  range: object({
    low: amount(),
    high: amount(),
    likeCars: amount(),
    askedFrom: amount(),
    askedTo: amount(),
    asLikeOwn: amount(),
    extrasShare: amount(),
    dealerShare: amount(),
  })
    .nullable()
    .default(undefined)
    .defined(),
});

/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 8000;

/** The vehicle of a plate; undefined where the register knows none. Rejects when it cannot be told. */
export const askVehicle = (plate: string): Promise<RegisteredVehicle | undefined> =>
  ask('/api/vehicles', { plate }, vehicle);

/** The range of a vehicle; undefined where the register knows none. Rejects when it cannot be told. */
export const askEstimate = (
  plate: string,
  mileage: number,
  extras: readonly string[],
): Promise<EstimatedVehicle | undefined> =>
  ask('/api/vehicles/estimate', { plate, mileage, extras }, estimated);

/** @throws for an answer of another shape: whatever stands between visitor and server may answer too */
async function ask<Answer>(
  address: string,
  question: object,
  shape: Schema<Answer>,
): Promise<Answer | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A plate leads to a person, and addresses are logged.
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return shape.validate(await response.json());
}
