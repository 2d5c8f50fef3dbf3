import { newBooking, nextBooking, steps } from '../../model/bookingState';
import type { BookingAction, BookingState } from '../../../../domain/booking/bookingState.types';
import { storeBooking } from '../../model/storeBooking';
import { BOOKING_STORE } from '../../model/storeName';
import { bookingStore } from '../client/bookingStore';
import type { BookingMachine } from '../useBooking';

/** How the assistant goes on, and under which name a tab keeps it. */
export const assistantMachine: BookingMachine<BookingState, BookingAction> = {
  begin: newBooking,
  next: nextBooking,
  store: bookingStore({
    name: BOOKING_STORE,
    write: storeBooking,
    loadReader: async () => (await import('../../model/storedBooking')).readStoredBooking,
  }),
  stepOf: ({ displayState }) => displayState,
  firstStep: steps.vehicle,
  toOpen: (step) => ({ type: 'opened', step }),
};
