import { BOOKING_STORE } from '../../domain/booking/storeName';
import { startWhenBegun } from '../booking/client/startWhenBegun';

/** A booking that this tab began goes on at once. */
export const start = (booking: HTMLElement): void => startWhenBegun(booking, BOOKING_STORE);
