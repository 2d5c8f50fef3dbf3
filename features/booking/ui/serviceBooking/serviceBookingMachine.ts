import { newServiceBooking, nextServiceBooking } from '../../model/serviceBooking';
import type { ServiceBookingAction, ServiceBookingState } from '../../model/serviceBooking.types';
import { bookingStore } from '../client/bookingStore';
import type { BookingMachine } from '../useBooking';
import { SERVICE_BOOKING_STORE, storeServiceBooking } from '../../model/storeBooking';

/** The reducer of the older variant, and its storage key. */
export const serviceBookingMachine: BookingMachine<ServiceBookingState, ServiceBookingAction> = {
  begin: newServiceBooking,
  next: nextServiceBooking,
  store: bookingStore({
    name: SERVICE_BOOKING_STORE,
    write: storeServiceBooking,
    loadReader: async () =>
      (await import('../../model/storedServiceBooking')).readStoredServiceBooking,
  }),
  stepOf: ({ step }) => step,
  firstStep: 0,
  toOpen: (step) => ({ type: 'opened', step }),
};
