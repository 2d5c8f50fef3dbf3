import { newBooking, nextBooking, steps } from '../../domain/booking/bookingState';
import type { BookingAction, BookingState } from '../../domain/booking/bookingState.types';
import { storeBooking } from '../../domain/booking/storeBooking';
import { BOOKING_STORE } from '../../domain/booking/storeName';
import { bookingStore } from '../booking/client/bookingStore';
import type { BookingMachine } from '../booking/useBooking';

/** How the assistant goes on, and under which name a tab keeps it. */
export const assistantMachine: BookingMachine<BookingState, BookingAction> = {
  begin: newBooking,
  next: nextBooking,
  store: bookingStore({
    name: BOOKING_STORE,
    write: storeBooking,
    loadReader: async () => (await import('../../domain/booking/storedBooking')).readStoredBooking,
  }),
  stepOf: ({ displayState }) => displayState,
  firstStep: steps.vehicle,
  toOpen: (step) => ({ type: 'opened', step }),
};
