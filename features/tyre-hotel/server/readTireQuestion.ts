import type { Request } from 'express';
import { object, string } from 'yup';
import { isIsoDay } from '../../../domain/openingHours/days';
import { CODE_LENGTH } from '../../../domain/tireHotel/limits';
import {
  tireBookingRequest,
  tirePlate,
  tireReview,
} from '../../../domain/tireHotel/tireBookingRequest';
import { typedTirePlate } from '../../../domain/tireHotel/tirePlate';
import { validated } from '../../../platform/requestBody/validated';

/** What `/api/tirehotel` is asked, checked before the tyre hotel is. All of these throw HttpError 400. */

const text = (most: number) => string().strict().required().max(most);
const day = () => text(10).test('day', 'is no day', (value) => isIsoDay(value));
const department = text(40).matches(/^[\w.-]+$/);
const days = object({ startDate: day(), endDate: day(), regNo: text(40).matches(/^[\w.-]+$/) });
const uuid = text(36).uuid();

export const readPlate = ({ query }: Request): string =>
  validated(tirePlate(), typedTirePlate(typeof query.regNo === 'string' ? query.regNo : ''), {
    name: 'regNo',
  });

/** Four digits; undefined for what no code is. */
export const readCode = ({ query }: Request): string | undefined =>
  typeof query.otpToken === 'string' && new RegExp(`^\\d{${CODE_LENGTH}}$`).test(query.otpToken)
    ? query.otpToken
    : undefined;

export const readDepartment = (sent: unknown): string =>
  validated(department, sent, { name: 'the department' });

export const readDays = ({ body }: Request) => validated(days, body, { stripUnknown: true });

export const readOrder = ({ body }: Request) =>
  validated(tireBookingRequest, body, { stripUnknown: true });

export const readReview = ({ body }: Request) =>
  validated(tireReview, body, { stripUnknown: true });

export const readKey = (sent: unknown): string =>
  validated(uuid, sent, { name: 'Idempotency-Key' }).toLowerCase();
