import type { BookingAssistantFields } from '../../../../schema/generated/fields';
import type { BlockLoader } from '../../../../rendering/blockData';
import { type BookingData, bookingQueryKeys, loadBookingData } from '../loadBooking';

export const loader = {
  queryKeys: bookingQueryKeys,
  load: (_fields, request) => loadBookingData(request),
} satisfies BlockLoader<BookingAssistantFields, BookingData>;
