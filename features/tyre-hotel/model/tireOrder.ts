import type {
  TireBookingCustomer,
  TireBookingRequest,
} from '../../../domain/tireHotel/tireHotel.types';

/** What is sent to book a change (TIRE-32): midnight, and null, where the station comes back with a time. */
export function tireOrder(
  chosen: { regNo: string; date: string; time: string | null },
  customer: TireBookingCustomer,
  freeText: string,
): TireBookingRequest {
  const { regNo, date, time } = chosen;
  const bookingDate = `${date}T${time ?? '00:00'}:00`;
  return { bookingDate, bookingStart: time && bookingDate, regNo, freeText, customer };
}
