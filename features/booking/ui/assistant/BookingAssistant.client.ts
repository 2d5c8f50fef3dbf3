import { startWhenBegun } from '../client/startWhenBegun';
import { BOOKING_STORE } from '../../model/storeBooking';

/** Starts at once when this tab has an unfinished booking. */
export const start = (booking: HTMLElement): void => startWhenBegun(booking, BOOKING_STORE);
