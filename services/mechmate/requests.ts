import type { Request } from 'express';
import { number, object, string } from 'yup';
import { bookingCode, bookingRequest } from '../../domain/booking/bookingRequest';
import { MAX_SERVICES } from '../../domain/booking/limits';
import type { BookingRequest } from '../../domain/booking/booking.types';
import { isPlate } from '../../domain/booking/plate';
import { validated } from '../../platform/requestBody/validated';
import { validatedQuery } from '../../platform/requestBody/validatedQuery';
import type { Move } from './bookingService';
import { Refusal } from './refusal';

/** A coordinate in a query; empty and repeated parameters are invalid. */
const degrees = (max: number) =>
  number()
    .transform((_: unknown, original: unknown) =>
      typeof original === 'string' && original !== '' ? Number(original) : NaN,
    )
    .min(-max)
    .max(max);

const placeSchema = object({
  lat: degrees(90).default(59.3293),
  lng: degrees(180).default(18.0686),
});

const codesSchema = string()
  .strict()
  .required()
  .matches(/^[\w-]{1,40}(?:,[\w-]{1,40})*$/)
  .test('count', (list = '') => list.split(',').length <= MAX_SERVICES);

const closestSchema = object({
  latitude: degrees(90).required(),
  longitude: degrees(180).required(),
  cursor: bookingCode().optional(),
});

const moveSchema = bookingRequest
  .pick(['timeSlot', 'isFullDay', 'departmentId'])
  .shape({ departmentId: bookingCode().optional() });

const uuidSchema = string().strict().required().uuid();

/** Validates a plate. @throws Refusal `InvalidReg` */
export function readPlate(plate: unknown): string {
  if (typeof plate !== 'string' || !isPlate(plate)) throw new Refusal('InvalidReg');
  return plate;
}

/** Returns the visitor's position; default: Stockholm. @throws HttpError 400 */
export const readPlace = ({ query }: Request) => validatedQuery(placeSchema, query);

/** Returns the distinct, comma-separated offering codes. @throws HttpError 400 */
export const readCodes = ({ query }: Request): string[] => [
  ...new Set(
    validated(codesSchema, query.serviceOfferings, { name: 'serviceOfferings' }).split(','),
  ),
];

/** @throws HttpError 400 */
export const readClosest = ({ query }: Request) => validatedQuery(closestSchema, query);

/** Returns the key of the booking that is being moved. @throws HttpError 400 */
export const readMovedKey = ({ query }: Request): string | undefined =>
  query.booking === undefined ? undefined : readKey(query.booking);

/** Validates the key of a booking. @throws HttpError 400 */
export const readKey = (key: unknown): string =>
  validated(uuidSchema, key, { name: 'the key' }).toLowerCase();

/** @throws HttpError 400 */
export const readBooking = ({ body }: Request): BookingRequest =>
  validated(bookingRequest, body, { stripUnknown: true });

/** @throws HttpError 400 */
export const readMove = ({ body }: Request): Move =>
  validated(moveSchema, body, { stripUnknown: true });
