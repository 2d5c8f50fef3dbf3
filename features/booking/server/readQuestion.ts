import { array, number, object, string } from 'yup';
import { bookedPlate, bookingCode } from '../../../domain/booking/bookingRequest';
import { MAX_MIL, MAX_SERVICES } from '../../../domain/booking/limits';
import { parsePlate } from '../../../domain/plates/parsePlate';
import { isIsoDay } from '../../../domain/openingHours/days';
import { validated } from '../../../platform/requestBody/validated';

/* Validation of the parameters of `/api/mechmate`, before the workshop system is called. */

const plate = bookedPlate();
const coordinate = (limit: number) =>
  number()
    .transform((_: unknown, originalValue: unknown) =>
      originalValue === '' ? NaN : Number(originalValue),
    )
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

/** A make in an address: letters and digits, with hyphens for spaces. */
const brand = string()
  .strict()
  .required()
  .max(60)
  .matches(/^[\p{L}\d-]+$/u);

/** Reads a plate. @throws HttpError 400, as do the other functions of this file */
export const readPlate = (input: unknown): string =>
  validated(plate, parsePlate(typeof input === 'string' ? input : '') ?? '', { name: 'plate' });

export const readPlace = ({ lat, lng }: Record<string, unknown>): { lat: number; lng: number } =>
  validated(place, { lat, lng });

export const readCodes = (input: unknown): string[] =>
  validated(codes, typeof input === 'string' ? input.split(',', MAX_SERVICES + 1) : undefined, {
    name: 'serviceOfferings',
  });

export const readDepartment = (input: unknown): string =>
  validated(bookingCode(), input, { name: 'departmentId' });

/** Reads the ISO day of a midnight: `2026-11-23T00:00:00`. */
export const readDay = (input: string): string =>
  validated(day, input, { name: 'date' }).slice(0, 10);

export const readMileage = (input: string): number =>
  validated(mileage, input, { name: 'mileage' });

export const readBrand = (input: string): string => validated(brand, input, { name: 'brand' });
