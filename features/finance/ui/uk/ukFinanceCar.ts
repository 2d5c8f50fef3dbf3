import { askingPrice, type AskingPrices } from '../../../../domain/finance/carPrices';
import { roundToWholeUnit } from '../../../../domain/money/amount';
import type { PhysicalVehicle } from '../../../../domain/finance/ukFinance.types';

/** Data of a car for quotes of the UK finance service. */
export interface UkFinanceCar extends AskingPrices {
  car_id: string;
  /** VIN. */
  car_chassino?: string;
  car_regno?: string;
  /** ISO day of the first registration. */
  car_firstregistration?: string;
  /** Mileage in miles. */
  car_mileage?: number;
  /** Official name of the dealer. */
  car_site_name?: string;
}

/** A car and its dealer in a request for quotes. */
export interface QuotedCar {
  vehicle: PhysicalVehicle;
  dealer: string;
}

/**
 * Converts a car to the format of the finance service. VAT is added to the price of a commercial vehicle,
 * because the service expects prices with VAT. Undefined for a car without price or dealer, which cannot be
 * quoted.
 */
export function quotedCar(car: UkFinanceCar, vatPercent: number): QuotedCar | undefined {
  const price = askingPrice(car);
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
