import { newServiceBooking, reduceServiceBooking } from '../../model/serviceBooking';
import type { ServiceBookingAction, ServiceBookingState } from '../../model/serviceBooking.types';
import { createBookingStore } from '../client/bookingStore';
import type { BookingMachine } from '../useBooking';
import { SERVICE_BOOKING_STORAGE_KEY, serializeServiceBooking } from '../../model/serializeBooking';

/** The reducer of the older variant, and its storage key. */
export const serviceBookingMachine: BookingMachine<ServiceBookingState, ServiceBookingAction> = {
  initialState: newServiceBooking,
  reduce: reduceServiceBooking,
  store: createBookingStore({
    name: SERVICE_BOOKING_STORAGE_KEY,
    write: serializeServiceBooking,
    loadReader: async () =>
      (await import('../../model/storedServiceBooking')).readStoredServiceBooking,
  }),
  getStep: ({ step }) => step,
  firstStep: 0,
  createOpenAction: (step) => ({ type: 'opened', step }),
};
