import type { BookingRequest } from './booking.types';
import { formatPlate } from './plate';
import { bookedCarName } from './testDrive';

interface Vehicle {
  registrationNumber: string;
  /** Make, model and year, when the visit is about a car of ours. */
  carName?: string;
}

/** A vehicle as a text: `Volvo V60, 2023 (ABC 123)`; only its plate when nothing else is known. */
export const formatVehicle = ({ registrationNumber, carName }: Vehicle): string =>
  carName ? `${carName} (${formatPlate(registrationNumber)})` : formatPlate(registrationNumber);

/** The vehicle of a booked visit as a text. */
export const formatBookedVehicle = (
  request: Pick<BookingRequest, 'registrationNumber' | 'serviceOfferingRequests'>,
): string =>
  formatVehicle({
    registrationNumber: request.registrationNumber,
    carName: bookedCarName(request),
  });
