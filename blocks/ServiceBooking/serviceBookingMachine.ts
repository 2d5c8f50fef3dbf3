import { newServiceBooking, nextServiceBooking } from '../../domain/booking/serviceBooking';
import type {
  ServiceBookingAction,
  ServiceBookingState,
} from '../../domain/booking/serviceBooking.types';
import { SERVICE_BOOKING_STORE } from '../../domain/booking/storeName';
import { storeServiceBooking } from '../../domain/booking/storeServiceBooking';
import { bookingStore } from '../booking/client/bookingStore';
import type { BookingMachine } from '../booking/useBooking';

/** How the older variant goes on, and under which name a tab keeps it. */
export const serviceBookingMachine: BookingMachine<ServiceBookingState, ServiceBookingAction> = {
  begin: newServiceBooking,
  next: nextServiceBooking,
  store: bookingStore({
    name: SERVICE_BOOKING_STORE,
    write: storeServiceBooking,
    loadReader: async () =>
      (await import('../../domain/booking/storedServiceBooking')).readStoredServiceBooking,
  }),
  stepOf: ({ step }) => step,
  firstStep: 0,
  toOpen: (step) => ({ type: 'opened', step }),
};
