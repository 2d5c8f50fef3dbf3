import type { BookingRequest } from '../../domain/booking/booking.types';
import type { TireBookingRequest } from '../../domain/tireHotel/tireHotel.types';

/** What a visitor wants: where it is sent, and where they look what became of it. */
export interface Wish {
  create: string;
  look: string;
  order: BookingRequest | TireBookingRequest;
  headers?: Record<string, string>;
}
