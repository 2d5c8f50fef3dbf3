import { createHash } from 'node:crypto';
import type { BookedCar } from '../../domain/booking/booking.types';
import { findVehicleByPlate } from '../vehicleRegister/findVehicleByPlate';
import { findCare } from './makes';
import type { WorkshopCar } from './mechmate.types';

/** Of young cars of makes with authorised workshops, one in this many has a service agreement. */
const CARS_PER_AGREEMENT = 4;
/** Years after the model year when agreements end. */
const AGREEMENT_YEARS = 6;

/**
 * Returns the car with a Swedish plate, or undefined if the plate was never issued.
 * @param thisYear the latest possible model year
 */
export function findCarByPlate(plate: string, thisYear: number): WorkshopCar | undefined {
  const vehicle = findVehicleByPlate('SE', plate, thisYear);
  if (!vehicle) return undefined;
  const digest = createHash('sha256').update(`agreement ${plate}`).digest();
  const hasServiceAgreement =
    digest.readUInt8(0) % CARS_PER_AGREEMENT === 0 &&
    vehicle.year > thisYear - AGREEMENT_YEARS &&
    findCare(vehicle.make) === 'authorised';
  return { ...vehicle, plate, hasServiceAgreement };
}

/** Returns the car data that visitors see. */
export const toBookedCar = (car: WorkshopCar): BookedCar => ({
  registrationNumber: car.plate,
  brand: car.make,
  model: car.model,
  buildYear: car.year,
  hasServiceAgreement: car.hasServiceAgreement,
  isSupported: findCare(car.make) !== 'elsewhere',
});
