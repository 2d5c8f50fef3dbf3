import type {
  TireBookingCustomer,
  TireBookingRequest,
} from '../../../domain/tireHotel/tireHotel.types';

/**
 * The request to book a change (TIRE-32): at midnight and without a start if the station proposes a time
 * later.
 */
export function tireOrder(
  chosen: { regNo: string; date: string; time: string | null },
  customer: TireBookingCustomer,
  freeText: string,
): TireBookingRequest {
  const { regNo, date, time } = chosen;
  const bookingDate = `${date}T${time ?? '00:00'}:00`;
  return { bookingDate, bookingStart: time && bookingDate, regNo, freeText, customer };
}
