import type { BookingRequest } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import type { TireBookingRequest } from '../../../domain/tireHotel/tireHotel.types';

/** A change of wheels as our database keeps every visit that is booked. */
export function tireOrder(
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
    // What times are asked for with: the document passes the vehicle's brandCode.
    serviceOfferingRequests: [{ kobraId: brandCode, unitsSelected: 1, userInput: '' }],
  };
}
