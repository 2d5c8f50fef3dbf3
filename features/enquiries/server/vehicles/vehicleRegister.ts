import { number, object, string } from 'yup';
import { type RegisteredVehicle, vehicleFuels } from '../../../../domain/tradeIn/vehicle.types';
import { createUpstream } from '../../../../platform/upstreams/request';
import { strictAnswer } from '../../../../platform/upstreams/strictAnswer';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** A visitor can fill in the other fields while the register answers. */
const TIMEOUT_MS = 3000;
const MAX_BYTES = 16 * 1024;

/** Client of the national vehicle registers. */
export interface VehicleRegisterClient {
  /**
   * @param country ISO 3166-1 alpha-2
   * @param plate capitals and digits without gaps
   * @returns undefined for a plate that the register does not know
   * @throws UpstreamError
   */
  find: (country: string, plate: string) => Promise<RegisteredVehicle | undefined>;
}

const answer = object({
  make: string().required().max(60),
  model: string().required().max(80),
  year: number().required().integer().min(1900).max(2200),
  fuel: string().oneOf(vehicleFuels).required(),
});

export function createVehicleRegisterClient(url: string): VehicleRegisterClient {
  const upstream = createUpstream({
    name: 'vehicle register',
    url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  return {
    async find(country, plate) {
      try {
        return await upstream.request({
          path: `/${country}/${encodeURIComponent(plate)}`,
          // Everything else, such as the owner, is dropped.
          validate: strictAnswer(answer),
        });
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
