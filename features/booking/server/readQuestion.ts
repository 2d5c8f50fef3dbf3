import { array, number, object, string } from 'yup';
import { bookedPlate, bookingCode } from '../../../domain/booking/bookingRequest';
import { MAX_MIL, MAX_SERVICES } from '../../../domain/booking/limits';
import { plainPlate } from '../../../domain/plates/plainPlate';
import { isIsoDay } from '../../../domain/openingHours/days';
import { validated } from '../../../platform/requestBody/validated';

/** What the addresses of `/api/mechmate` hold, checked before the workshop system is asked. */

const plate = bookedPlate();
const coordinate = (limit: number) =>
  number()
    .transform((_: unknown, sent: unknown) => (sent === '' ? NaN : Number(sent)))
    .required()
    .min(-limit)
    .max(limit);
const place = object({ lat: coordinate(90), lng: coordinate(180) });
const codes = array().of(bookingCode()).required().min(1).max(MAX_SERVICES);
const day = string()
  .strict()
  .required()
  .matches(/^\d{4}-\d\d-\d\dT00:00:00$/)
  .test('day', 'is no day', (value) => isIsoDay((value ?? '').slice(0, 10)));
const mileage = number().required().integer().min(1).max(MAX_MIL);

/** A make as addresses spell it: letters and digits with hyphens for blanks. */
const brand = string()
  .strict()
  .required()
  .max(60)
  .matches(/^[\p{L}\d-]+$/u);

/** @throws HttpError 400, as all of these */
export const readPlate = (sent: unknown): string =>
  validated(plate, plainPlate(typeof sent === 'string' ? sent : '') ?? '', { name: 'plate' });

export const readPlace = ({ lat, lng }: Record<string, unknown>): { lat: number; lng: number } =>
  validated(place, { lat, lng });

export const readCodes = (sent: unknown): string[] =>
  validated(codes, typeof sent === 'string' ? sent.split(',', MAX_SERVICES + 1) : undefined, {
    name: 'serviceOfferings',
  });

export const readDepartment = (sent: unknown): string =>
  validated(bookingCode(), sent, { name: 'departmentId' });

/** The day of `2026-11-23T00:00:00`. */
export const readDay = (sent: string): string =>
  validated(day, sent, { name: 'date' }).slice(0, 10);

export const readMileage = (sent: string): number => validated(mileage, sent, { name: 'mileage' });

export const readBrand = (sent: string): string => validated(brand, sent, { name: 'brand' });
