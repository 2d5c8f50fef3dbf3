import type { BookingRequest } from '../../domain/booking/booking.types';
import type { TireBookingRequest } from '../../domain/tireHotel/tireHotel.types';

/** A booking that a visitor wants: addresses to create it and to poll for the result. */
export interface Wish {
  create: string;
  poll: string;
  order: BookingRequest | TireBookingRequest;
  headers?: Record<string, string>;
}
