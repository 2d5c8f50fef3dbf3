import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { bookingErrorCodes, type BookingErrorCode } from '../../domain/booking/booking.types';
import { bookingErrorBody } from '../../domain/booking/bookingErrors';
import { HttpError } from '../../platform/httpError';

/** Error codes that the API documentation does not list; clients treat them as `ServerError`. */
type UndocumentedCode =
  | 'InvalidRequest'
  | 'DepartmentNotFound'
  | 'BookingNotFound'
  | 'VisitHasBegun'
  | 'IdempotencyKeyReused'
  | 'AlreadyBooked';

const statusByCode: Readonly<Record<BookingErrorCode | UndocumentedCode, number>> = {
  InvalidReg: 400,
  VehicleNotFound: 404,
  BrandNotSupported: 400,
  TimeslotNotAvailable: 409,
  ServerError: 500,
  TooManyQuestions: 429,
  InvalidRequest: 400,
  DepartmentNotFound: 404,
  BookingNotFound: 404,
  BookingCancelled: 410,
  VisitHasBegun: 409,
  IdempotencyKeyReused: 409,
  AlreadyBooked: 409,
};

/** Error response of the workshop system: a status, and a body whose first list entry is the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: object;

  /** @param brand the make that no workshop accepts, for `BrandNotSupported` */
  constructor(code: BookingErrorCode | UndocumentedCode, brand?: string) {
    super(code);
    this.status = statusByCode[code];
    const documentedCode = bookingErrorCodes.find((documented) => documented === code);
    this.body = documentedCode
      ? bookingErrorBody({ code: documentedCode, brand })
      : { 'Error Result': [code] };
  }
}

/**
 * Error handler. Answers refusals, invalid bodies and queries in the system's format, and unexpected errors
 * with `ServerError`. URLs are not logged, since they contain plates.
 */
export const handleBookingErrors =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof Refusal) return void response.status(error.status).json(error.body);
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (typeof status === 'number' && status >= 400 && status < 500) {
      const reason = error instanceof HttpError ? error.message : 'The body cannot be read';
      const { body } = new Refusal('InvalidRequest');
      return void response.status(status).json({ ...body, errors: [reason] });
    }
    log.error({ error }, 'workshop system request failed');
    response.status(500).json(new Refusal('ServerError').body);
  };
