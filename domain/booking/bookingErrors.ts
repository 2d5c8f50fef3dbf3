import { fieldsOf } from '../isRecord';
import { type BookingErrorCode, bookingErrorCodes } from './booking.types';

/** A refusal in the workshop system's own words: a code, and for a make its name. */
export interface BookingError {
  code: BookingErrorCode;
  brand?: string;
  /** The system's own message to the visitor, where it sends one. */
  said?: string;
}

/** Longest text of a system that is shown, in characters. */
export const MAX_SAID_LENGTH = 300;

/** Longest name of a make that is read out of an error, in characters. */
const MAX_BRAND_LENGTH = 60;

/** What the register of vehicles says in words instead of a code. */
const saidInWords: ReadonlyMap<string, BookingErrorCode> = new Map([
  ['Fordon hittades inte', 'VehicleNotFound'],
]);

/**
 * Reads the body of a refusal: the first entry of its `Error Result`, such as `InvalidReg` or
 * `BrandNotSupported,Porsche`. Any other body is `ServerError`, with the message that it holds for people (OQ-105).
 */
export function readBookingError(body: unknown): BookingError {
  const list = fieldsOf(body)['Error Result'];
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  if (typeof first !== 'string') return failureSaying(messageOf(body));
  const [begin = '', ...rest] = first.split(',');
  const code = codeOf(begin.trim());
  if (code === undefined) return failureSaying(first);
  const brand = rest.join(',').trim().slice(0, MAX_BRAND_LENGTH);
  return code === 'BrandNotSupported' && brand ? { code, brand } : { code };
}

/** Whether a body is a refusal of the workshop system, with any code. */
export const isBookingError = (body: unknown): boolean =>
  Array.isArray(fieldsOf(body)['Error Result']);

/** The same refusal as a body, for those who answer with one. */
export const bookingErrorBody = ({ code, brand, said }: BookingError) => ({
  'Error Result': [
    code === 'ServerError' && said !== undefined
      ? said
      : brand === undefined
        ? code
        : `${code},${brand}`,
  ],
});

/** A failure with its message. A single word is an unknown code, and no message for people. */
function failureSaying(told: unknown): BookingError {
  const said = typeof told === 'string' ? told.trim().slice(0, MAX_SAID_LENGTH) : '';
  return /\s/.test(said) ? { code: 'ServerError', said } : { code: 'ServerError' };
}

const messageOf = (body: unknown): unknown => fieldsOf(body).message;

const codeOf = (said: string): BookingErrorCode | undefined =>
  bookingErrorCodes.find((code) => code === said) ?? saidInWords.get(said);
