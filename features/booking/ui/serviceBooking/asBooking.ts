import { newBooking, steps } from '../../model/bookingState';
import { withWorkshopPrices } from '../../model/displayedServices';
import type { BookingState } from '../../../../domain/booking/bookingState.types';
import type { ServiceBookingState } from '../../model/serviceBooking.types';

/** Converts the older variant's state for shared components: the same data, with steps counted from 1. */
export function asBooking(state: ServiceBookingState): BookingState {
  const { step, car, mileage, location, region, bookingInfo } = state;
  const { addons, time, key, outcome } = bookingInfo;
  return {
    ...newBooking,
    car,
    location: region,
    milage: mileage,
    services: withWorkshopPrices(state),
    bookingState: steps.workshop,
    displayState: step + 1,
    // The services already have the workshop's prices.
    bookingInfo: { addons, workshop: location, time, prices: null, key, outcome },
  };
}
