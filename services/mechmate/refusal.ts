import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { bookingErrorCodes, type BookingErrorCode } from '../../domain/booking/booking.types';
import { bookingErrorBody } from '../../domain/booking/bookingErrors';
import { HttpError } from '../../platform/httpError';

/** Words of this system that the document does not know: whoever reads them takes them for `ServerError`. */
type OwnCode =
  | 'InvalidRequest'
  | 'DepartmentNotFound'
  | 'BookingNotFound'
  | 'VisitHasBegun'
  | 'IdempotencyKeyReused'
  | 'AlreadyBooked';

const statuses: Readonly<Record<BookingErrorCode | OwnCode, number>> = {
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

/** An answer of the workshop system other than success: a status and a list of which the first entry says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: object;

  /** @param brand the make that no workshop takes */
  constructor(code: BookingErrorCode | OwnCode, brand?: string) {
    super(code);
    this.status = statuses[code];
    const known = bookingErrorCodes.find((documented) => documented === code);
    this.body = known ? bookingErrorBody({ code: known, brand }) : { 'Error Result': [code] };
  }
}

/**
 * Answers refusals, and bodies and queries that cannot be read, in the system's own words; whatever nobody expected with
 * `ServerError`. Addresses are not logged: they hold plates.
 */
export const answerBookingRefusals =
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
    log.error({ err: error }, 'the workshop system fails');
    response.status(500).json(new Refusal('ServerError').body);
  };
