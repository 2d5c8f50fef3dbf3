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

/**
 * Text of a refusal: ours for a known code; for other errors the system's own message, if it has one
 * (OQ-105).
 */
export function useBookingError(): (error: BookingError) => string {
  const message = useMessages();
  return ({ code, brand = '', said }) =>
    code === 'ServerError' && said ? said : fillIn(message(keys[code]), { brand });
}
