import type { BookingRequest } from './booking.types';
import { shownPlate } from './plate';
import { bookedCarName } from './testDrive';

interface Vehicle {
  registrationNumber: string;
  /** Make, model and year, where the visit is about a car of ours. */
  carName?: string;
}

/** A vehicle as people know it: `Volvo V60, 2023 (ABC 123)`; by its plate alone where nothing else is known. */
export const vehicleText = ({ registrationNumber, carName }: Vehicle): string =>
  carName ? `${carName} (${shownPlate(registrationNumber)})` : shownPlate(registrationNumber);

/** The vehicle of a visit as it was booked. */
export const shownVehicle = (
  request: Pick<BookingRequest, 'registrationNumber' | 'serviceOfferingRequests'>,
): string =>
  vehicleText({
    registrationNumber: request.registrationNumber,
    carName: bookedCarName(request),
  });
