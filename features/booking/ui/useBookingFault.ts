import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import type { BookingErrorCode } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';

const keys: Readonly<Record<BookingErrorCode, MessageKey>> = {
  InvalidReg: 'bookingInvalidReg',
  VehicleNotFound: 'bookingVehicleNotFound',
  BrandNotSupported: 'bookingBrandNotSupported',
  TimeslotNotAvailable: 'bookingTimeTaken',
  ServerError: 'bookingServerError',
  TooManyQuestions: 'bookingTooMany',
  BookingCancelled: 'bookingTakenBack',
};

/** A refusal in words: the document's of a known code, else the system's own (spec 3 §8.1, checklist OQ-105). */
export function useBookingFault(): (error: BookingError) => string {
  const message = useMessages();
  return ({ code, brand = '', said }) =>
    code === 'ServerError' && said ? said : fillIn(message(keys[code]), { brand });
}
