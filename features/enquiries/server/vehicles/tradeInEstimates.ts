import { parsePlate } from '../../../../domain/plates/parsePlate';
import type { TradeInRange } from '../../model/tradeIn/estimate';
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import { estimateTradeIn, type OwnerStatements } from './tradeIn';
import type { PageServices } from '../../../../platform/pages/pageData.types';
import type { Site } from '../../../../sites/site.types';
import type { VehicleRegisterClient } from './vehicleRegister';

/** A vehicle of the register and its estimate; `range` is undefined if there are too few comparable cars. */
export interface VehicleEstimate {
  vehicle: RegisteredVehicle;
  range: TradeInRange | undefined;
}

/**
 * Trade-in estimate for a plate; undefined for a plate that the register does not know.
 * @throws UpstreamError, CarsUnavailable
 */
export type EstimateVehicle = (
  site: Site,
  plate: string,
  ownerStatements: OwnerStatements,
) => Promise<VehicleEstimate | undefined>;

export interface EstimateSources {
  register: VehicleRegisterClient;
  searchCars: PageServices['searchCars'];
}

/** Creates the estimate that visitors see and that the server sends to staff. */
export function createEstimateVehicle({ register, searchCars }: EstimateSources): EstimateVehicle {
  return async (site, typed, ownerStatements) => {
    const plate = parsePlate(typed);
    const vehicle = plate === undefined ? undefined : await register.find(site.country, plate);
    if (!vehicle) return undefined;
    const search = (query: Parameters<typeof searchCars>[1]) => searchCars(site, query);
    return { vehicle, range: await estimateTradeIn(search, site, vehicle, ownerStatements) };
  };
}
