import { number, object, type Schema, string } from 'yup';
import type { TradeInRange } from '../../model/tradeIn/estimate';
import { type RegisteredVehicle, vehicleFuels } from '../../../../domain/tradeIn/vehicle.types';

/** A visitor's car and its estimate; `range` is null if there are too few comparable cars. */
export interface EstimatedVehicle {
  vehicle: RegisteredVehicle;
  range: TradeInRange | null;
}

const requiredNumber = () => number().strict().required();
const vehicleSchema = object({
  make: string().strict().required(),
  model: string().strict().required(),
  year: requiredNumber(),
  fuel: string().strict().oneOf(vehicleFuels).required(),
});
const estimatedVehicleSchema: Schema<EstimatedVehicle> = object({
  vehicle: vehicleSchema.required(),
  range: object({
    low: requiredNumber(),
    high: requiredNumber(),
    likeCars: requiredNumber(),
    askedFrom: requiredNumber(),
    askedTo: requiredNumber(),
    asLikeOwn: requiredNumber(),
    extrasShare: requiredNumber(),
    dealerShare: requiredNumber(),
  })
    .nullable()
    .default(undefined)
    .defined(),
});

const TIMEOUT_MS = 8000;

/** The vehicle of a plate; undefined if the register has none. Rejects if the lookup fails. */
export const fetchVehicleByPlate = (plate: string): Promise<RegisteredVehicle | undefined> =>
  postJson('/api/vehicles', { plate }, vehicleSchema);

/** The estimate of a vehicle; undefined if the register does not have it. Rejects if the lookup fails. */
export const fetchEstimate = (
  plate: string,
  mileage: number,
  extras: readonly string[],
): Promise<EstimatedVehicle | undefined> =>
  postJson('/api/vehicles/estimate', { plate, mileage, extras }, estimatedVehicleSchema);

/**
 * Posts JSON.
 * @throws if the answer does not match `schema`, because a proxy may answer instead of the server
 */
async function postJson<Answer>(
  address: string,
  requestBody: object,
  schema: Schema<Answer>,
): Promise<Answer | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // In the body, since addresses are logged and a plate identifies a person.
    body: JSON.stringify(requestBody),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return schema.validate(await response.json());
}
