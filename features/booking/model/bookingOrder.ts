import type { BookingCustomer, BookingRequest } from '../../../domain/booking/booking.types';
import { isComplete } from './bookingState';
import type { BookingState } from '../../../domain/booking/bookingState.types';

/** The request to book a complete state; undefined while something is missing. */
export function bookingOrder(
  state: BookingState,
  customer: BookingCustomer,
  freeText: string,
): BookingRequest | undefined {
  // `milage` is spelled as in the stored state (FORM-50).
  const { car, milage, services, bookingInfo } = state;
  const { workshop, time } = bookingInfo;
  if (!isComplete(state) || !car || !workshop || !time) return undefined;
  return {
    customer,
    freeText,
    departmentId: workshop.departmentId,
    timeSlot: time.timeslot,
    isFullDay: time.isFullDay,
    registrationNumber: car.registrationNumber,
    // The workshop system requires a mileage (BOOK-62).
    mileage: milage ?? 1,
    serviceOfferingRequests: Object.entries(services).map(([kobraId, { unit, userInput }]) => ({
      kobraId,
      unitsSelected: unit,
      userInput: userInput ?? '',
    })),
  };
}
