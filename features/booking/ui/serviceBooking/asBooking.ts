import { newBooking, steps } from '../../model/bookingState';
import type { BookingState } from '../../../../domain/booking/bookingState.types';
import type { ServiceBookingState } from '../../model/serviceBooking.types';

/** The older variant's state as the parts of the booking read it: all that was told, its steps counted from 1. */
export function asBooking(state: ServiceBookingState): BookingState {
  const { step, car, mileage, location, region, services, bookingInfo } = state;
  const { addons, time, key, outcome } = bookingInfo;
  return {
    ...newBooking,
    car,
    location: region,
    milage: mileage,
    services,
    bookingState: steps.workshop,
    displayState: step + 1,
    // The services have the workshop's prices themselves.
    bookingInfo: { addons, workshop: location, time, prices: null, key, outcome },
  };
}
