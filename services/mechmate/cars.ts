import { createHash } from 'node:crypto';
import type { BookedCar } from '../../domain/booking/booking.types';
import { vehicleOfPlate } from '../vehicleRegister/vehicleOfPlate';
import { careOf } from './makes';
import type { WorkshopCar } from './mechmate.types';

/** Of so many young cars of a make with authorised workshops one has a service agreement. */
const AGREEMENT_EVERY = 4;
/** Agreements end, in years after the model year. */
const AGREEMENT_YEARS = 6;

/**
 * The car that a Swedish plate is on; undefined for a plate that was never given out.
 * @param thisYear no vehicle is younger
 */
export function carOfPlate(plate: string, thisYear: number): WorkshopCar | undefined {
  const vehicle = vehicleOfPlate('SE', plate, thisYear);
  if (!vehicle) return undefined;
  const digest = createHash('sha256').update(`agreement ${plate}`).digest();
  const hasServiceAgreement =
    digest.readUInt8(0) % AGREEMENT_EVERY === 0 &&
    vehicle.year > thisYear - AGREEMENT_YEARS &&
    careOf(vehicle.make) === 'authorised';
  return { ...vehicle, plate, hasServiceAgreement };
}

/** The car as visitors are told of it. */
export const bookedCarOf = (car: WorkshopCar): BookedCar => ({
  registrationNumber: car.plate,
  brand: car.make,
  model: car.model,
  buildYear: car.year,
  hasServiceAgreement: car.hasServiceAgreement,
  isSupported: careOf(car.make) !== 'elsewhere',
});
