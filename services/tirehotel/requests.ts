import type { Request } from 'express';
import { object, string } from 'yup';
import { isIsoDay } from '../../domain/openingHours/days';
import { CODE_DIGITS } from '../../domain/tireHotel/limits';
import { isTirePlate } from '../../domain/tireHotel/tirePlate';
import {
  tireBookingRequest,
  tireBookingTimes,
  tireReview,
} from '../../domain/tireHotel/tireBookingRequest';
import { validated } from '../../platform/requestBody/validated';

const textSchema = (maxLength: number) => string().strict().required().max(maxLength);
const daySchema = () => textSchema(10).test('day', 'is no day', (value) => isIsoDay(value));
const daysSchema = object({ startDate: daySchema(), endDate: daySchema(), regNo: textSchema(40) });
const codeSchema = textSchema(CODE_DIGITS).matches(/^\d+$/).length(CODE_DIGITS);
const uuidSchema = textSchema(36).uuid();

/**
 * Validates the plate in a query.
 * @throws HttpError 400 for invalid input, as do all functions in this file
 */
export const readPlate = ({ query }: Request): string =>
  validated(
    textSchema(10).test('plate', 'is none', (value) => isTirePlate(value)),
    query.regNo,
    { name: 'regNo' },
  );

export const readCode = ({ query }: Request): string =>
  validated(codeSchema, query.otpToken, { name: 'otpToken' });

export const readToken = ({ query }: Request): string =>
  validated(textSchema(100), query.authToken, { name: 'authToken' });

export const readStation = (value: unknown): string =>
  validated(textSchema(40), value, { name: 'the department' });

export const readDays = ({ body }: Request) => validated(daysSchema, body, { stripUnknown: true });

export const readKey = (value: unknown): string =>
  validated(uuidSchema, value, { name: 'the key' }).toLowerCase();

/** Returns the key of the booking that is being moved; its current time counts as free. */
export const readMovedKey = ({ query }: Request): string | undefined =>
  query.booking === undefined ? undefined : readKey(query.booking);

export const readOrder = ({ body }: Request) =>
  validated(tireBookingRequest, body, { stripUnknown: true });

export const readMove = ({ body }: Request) =>
  validated(tireBookingTimes, body, { stripUnknown: true });

export const readReview = ({ body }: Request) =>
  validated(tireReview, body, { stripUnknown: true });
