import type { Request } from 'express';
import { object, string } from 'yup';
import { isIsoDay } from '../../../domain/openingHours/days';
import { CODE_DIGITS } from '../../../domain/tireHotel/limits';
import {
  tireBookingRequest,
  tirePlate,
  tireReview,
} from '../../../domain/tireHotel/tireBookingRequest';
import { cleanPlate } from '../../../domain/plates/parsePlate';
import { validated } from '../../../platform/requestBody/validated';

/**
 * Validation of requests to `/api/tirehotel`, before they reach the tyre hotel. All of these functions throw
 * HttpError 400.
 */

const text = (max: number) => string().strict().required().max(max);
const day = () => text(10).test('day', 'is no day', (value) => isIsoDay(value));
const department = text(40).matches(/^[\w.-]+$/);
const days = object({ startDate: day(), endDate: day(), regNo: text(40).matches(/^[\w.-]+$/) });
const uuid = text(36).uuid();

export const readPlate = ({ query }: Request): string =>
  validated(tirePlate(), cleanPlate(typeof query.regNo === 'string' ? query.regNo : ''), {
    name: 'regNo',
  });

/** Reads a code of four digits; undefined for anything else. */
export const readCode = ({ query }: Request): string | undefined =>
  typeof query.otpToken === 'string' && new RegExp(`^\\d{${CODE_DIGITS}}$`).test(query.otpToken)
    ? query.otpToken
    : undefined;

export const readDepartment = (input: unknown): string =>
  validated(department, input, { name: 'the department' });

export const readDays = ({ body }: Request) => validated(days, body, { stripUnknown: true });

export const readOrder = ({ body }: Request) =>
  validated(tireBookingRequest, body, { stripUnknown: true });

export const readReview = ({ body }: Request) =>
  validated(tireReview, body, { stripUnknown: true });

export const readKey = (input: unknown): string =>
  validated(uuid, input, { name: 'Idempotency-Key' }).toLowerCase();
