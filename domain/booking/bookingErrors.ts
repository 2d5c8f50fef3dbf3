import { fieldsOf } from '../isRecord';
import { type BookingErrorCode, bookingErrorCodes } from './booking.types';

/** A refusal by the workshop system: its code, and the make if that was refused. */
export interface BookingError {
  code: BookingErrorCode;
  brand?: string;
  /** The system's message to the visitor, if it sends one. */
  said?: string;
}

/** Maximum number of characters of a system's message that are shown. */
export const MAX_MESSAGE_CHARACTERS = 300;

/** Maximum number of characters of a make in an error. */
const MAX_BRAND_CHARACTERS = 60;

/** Errors that the vehicle register sends as a sentence instead of a code. */
const codeBySentence: ReadonlyMap<string, BookingErrorCode> = new Map([
  ['Fordon hittades inte', 'VehicleNotFound'],
]);

/**
 * Reads the body of a refusal: the first entry of its `Error Result`, such as `InvalidReg` or
 * `BrandNotSupported,Porsche`. Any other body is `ServerError`, with the body's message to the visitor if it
 * has one (OQ-105).
 */
export function readBookingError(body: unknown): BookingError {
  const list = fieldsOf(body)['Error Result'];
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  if (typeof first !== 'string') return toServerError(readMessage(body));
  const [codeText = '', ...others] = first.split(',');
  const code = toErrorCode(codeText.trim());
  if (code === undefined) return toServerError(first);
  const brand = others.join(',').trim().slice(0, MAX_BRAND_CHARACTERS);
  return code === 'BrandNotSupported' && brand ? { code, brand } : { code };
}

/** Whether a body is a refusal of the workshop system, with any code. */
export const isBookingError = (body: unknown): boolean =>
  Array.isArray(fieldsOf(body)['Error Result']);

/** The response body of a refusal, for servers that answer with one. */
export const bookingErrorBody = (error: BookingError) => ({
  'Error Result': [toErrorText(error)],
});

function toErrorText({ code, brand, said }: BookingError): string {
  if (code === 'ServerError' && said !== undefined) return said;
  return brand === undefined ? code : `${code},${brand}`;
}

/** A server error with its message. A single word is an unknown code, not a message for people. */
function toServerError(message: unknown): BookingError {
  const said = typeof message === 'string' ? message.trim().slice(0, MAX_MESSAGE_CHARACTERS) : '';
  return /\s/.test(said) ? { code: 'ServerError', said } : { code: 'ServerError' };
}

const readMessage = (body: unknown): unknown => fieldsOf(body).message;

const toErrorCode = (text: string): BookingErrorCode | undefined =>
  bookingErrorCodes.find((code) => code === text) ?? codeBySentence.get(text);
