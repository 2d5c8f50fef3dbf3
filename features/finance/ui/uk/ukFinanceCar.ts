import { askedPrice, type AskedPrices } from '../../../../domain/finance/carPrices';
import { roundToWholeUnit } from '../../../../domain/money/amount';
import type { PhysicalVehicle } from '../../../../domain/finance/ukFinance.types';

/** What quotes of the UK's finance service need of a car. */
export interface UkFinanceCar extends AskedPrices {
  car_id: string;
  /** VIN. */
  car_chassino?: string;
  car_regno?: string;
  /** ISO day. */
  car_firstregistration?: string;
  /** Miles. */
  car_mileage?: number;
  /** Official name of the dealer. */
  car_site_name?: string;
}

/** A car and its dealer as quotes are asked for. */
export interface QuotedCar {
  vehicle: PhysicalVehicle;
  dealer: string;
}

/**
 * The car as the finance service knows cars (spec 2 §7). Its price is what is paid on the road, VAT
 * included, which prices of commercial vehicles are without. Undefined for a car without price or dealer,
 * of which no quote can be asked.
 */
export function quotedCar(car: UkFinanceCar, vatPercent: number): QuotedCar | undefined {
  const price = askedPrice(car);
  if (price === undefined || !car.car_site_name) return undefined;
  const isCommercial = car.car_vehicle_type_code === 'LCV';
  return {
    dealer: car.car_site_name,
    vehicle: {
      Type: isCommercial ? 'LCV' : 'Car',
      Vin: car.car_chassino,
      Status: 'PreOwned',
      OnTheRoadPrice: isCommercial ? roundToWholeUnit(price * (1 + vatPercent / 100)) : price,
      Mileage: car.car_mileage ?? 0,
      RegistrationNumber: car.car_regno,
      Country: 'GB',
      FirstRegistrationDate: car.car_firstregistration,
    },
  };
}
