import { plainPlate } from '../../../../domain/plates/plainPlate';
import type { TradeInRange } from '../../model/tradeIn/estimate';
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import { estimateTradeIn, type OwnersWord } from './tradeIn';
import type { PageServices } from '../../../../platform/pages/pageData.types';
import type { Site } from '../../../../sites/site.types';
import type { VehicleRegisterClient } from './vehicleRegister';

/** A vehicle of the register, and what it may bring; no range where the stock has too few cars like it. */
export interface VehicleEstimate {
  vehicle: RegisteredVehicle;
  range: TradeInRange | undefined;
}

/**
 * What the vehicle of a plate may bring on a site; undefined for a plate that the register does not know.
 * @throws UpstreamError, CarsUnknown
 */
export type EstimateVehicle = (
  site: Site,
  plate: string,
  word: OwnersWord,
) => Promise<VehicleEstimate | undefined>;

export interface EstimateSources {
  register: VehicleRegisterClient;
  searchCars: PageServices['searchCars'];
}

/** The one reckoning behind what visitors are shown and what staff are told. */
export function createEstimateVehicle({ register, searchCars }: EstimateSources): EstimateVehicle {
  return async (site, typed, word) => {
    const plate = plainPlate(typed);
    const vehicle = plate === undefined ? undefined : await register.find(site.country, plate);
    if (!vehicle) return undefined;
    const search = (asked: Parameters<typeof searchCars>[1]) => searchCars(site, asked);
    return { vehicle, range: await estimateTradeIn(search, site, vehicle, word) };
  };
}
