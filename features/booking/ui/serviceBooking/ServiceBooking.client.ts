import { startWhenBegun } from '../client/startWhenBegun';
import { SERVICE_BOOKING_STORE } from '../../model/storeBooking';

/** A booking that this tab began goes on at once. */
export const start = (booking: HTMLElement): void => startWhenBegun(booking, SERVICE_BOOKING_STORE);
