import type { BookingRequest } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import type { TireBookingRequest } from '../../../domain/tireHotel/tireHotel.types';

/**
 * Converts the request for a change of wheels to a booking request, which our database stores for every
 * visit.
 */
export function toBookingRequest(
  { bookingDate, bookingStart, regNo, freeText, customer }: TireBookingRequest,
  { departmentId, brandCode }: { departmentId: string; brandCode: string },
): BookingRequest {
  const { phoneMobile, ...names } = customer;
  return {
    customer: { ...names, phone: phoneMobile },
    freeText,
    departmentId,
    timeSlot: bookingStart ?? `${bookingDate.slice(0, 10)}T${FULL_DAY_TIME}:00`,
    isFullDay: bookingStart === null,
    registrationNumber: regNo,
    mileage: 1,
    // As in queries for free times, the tyre hotel identifies the vehicle by its brandCode.
    serviceOfferingRequests: [{ kobraId: brandCode, unitsSelected: 1, userInput: '' }],
  };
}
