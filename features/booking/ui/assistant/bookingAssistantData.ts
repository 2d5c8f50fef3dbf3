import type { BookingAssistantFields } from '../../../../schema/generated/fields';
import type { BlockLoader } from '../../../../rendering/blockData';
import { type BookingData, bookingKeys, loadBooking } from '../loadBooking';

export const loader = {
  queryKeys: bookingKeys,
  load: (_fields, request) => loadBooking(request),
} satisfies BlockLoader<BookingAssistantFields, BookingData>;
