import type { ServiceBookingFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../blockData';
import { type BookingData, bookingKeys, loadBooking } from '../booking/loadBooking';

export const loader = {
  queryKeys: bookingKeys,
  load: (_fields, request) => loadBooking(request),
} satisfies BlockLoader<ServiceBookingFields, BookingData>;
