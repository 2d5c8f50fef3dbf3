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

/** A coordinate of a query; given twice, or empty, it is none. */
const degrees = (max: number) =>
  number()
    .transform((_: unknown, sent: unknown) =>
      typeof sent === 'string' && sent !== '' ? Number(sent) : NaN,
    )
    .min(-max)
    .max(max);

const place = object({ lat: degrees(90).default(59.3293), lng: degrees(180).default(18.0686) });

const codes = string()
  .strict()
  .required()
  .matches(/^[\w-]{1,40}(?:,[\w-]{1,40})*$/)
  .test('count', (list = '') => list.split(',').length <= MAX_SERVICES);

const closest = object({
  latitude: degrees(90).required(),
  longitude: degrees(180).required(),
  cursor: bookingCode().optional(),
});

const move = bookingRequest
  .pick(['timeSlot', 'isFullDay', 'departmentId'])
  .shape({ departmentId: bookingCode().optional() });

const uuid = string().strict().required().uuid();

/** A plate of an address or a query. @throws Refusal `InvalidReg` */
export function readPlate(plate: unknown): string {
  if (typeof plate !== 'string' || !isPlate(plate)) throw new Refusal('InvalidReg');
  return plate;
}

/** Where somebody is; Stockholm where it is not told. @throws HttpError 400 */
export const readPlace = ({ query }: Request) => validatedQuery(place, query);

/** Codes of offerings, with commas between, each once. @throws HttpError 400 */
export const readCodes = ({ query }: Request): string[] => [
  ...new Set(validated(codes, query.serviceOfferings, { name: 'serviceOfferings' }).split(',')),
];

/** @throws HttpError 400 */
export const readClosest = ({ query }: Request) => validatedQuery(closest, query);

/** The booking whose own time counts as free, for whoever moves it. @throws HttpError 400 */
export const readMoved = ({ query }: Request): string | undefined =>
  query.booking === undefined ? undefined : readKey(query.booking);

/** Key of a booking, from an address or a header. @throws HttpError 400 */
export const readKey = (key: unknown): string =>
  validated(uuid, key, { name: 'the key' }).toLowerCase();

/** @throws HttpError 400 */
export const readBooking = ({ body }: Request): BookingRequest =>
  validated(bookingRequest, body, { stripUnknown: true });

/** @throws HttpError 400 */
export const readMove = ({ body }: Request): Move => validated(move, body, { stripUnknown: true });
