import { startIfPrefilled } from '../client/startIfPrefilled';
import { SERVICE_BOOKING_STORAGE_KEY } from '../../model/serializeBooking';

/** Starts at once when this tab has an unfinished booking. */
export const start = (booking: HTMLElement): void =>
  startIfPrefilled(booking, SERVICE_BOOKING_STORAGE_KEY);
