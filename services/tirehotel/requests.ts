import type { Request } from 'express';
import { object, string } from 'yup';
import { isIsoDay } from '../../domain/openingHours/days';
import { CODE_LENGTH } from '../../domain/tireHotel/limits';
import { isTirePlate } from '../../domain/tireHotel/tirePlate';
import {
  tireBookingRequest,
  tireBookingTimes,
  tireReview,
} from '../../domain/tireHotel/tireBookingRequest';
import { validated } from '../../platform/requestBody/validated';

const text = (most: number) => string().strict().required().max(most);
const day = () => text(10).test('day', 'is no day', (value) => isIsoDay(value));
const days = object({ startDate: day(), endDate: day(), regNo: text(40) });
const code = text(CODE_LENGTH).matches(/^\d+$/).length(CODE_LENGTH);
const uuid = text(36).uuid();

/** All of these throw HttpError 400. */
export const readPlate = ({ query }: Request): string =>
  validated(
    text(10).test('plate', 'is none', (value) => isTirePlate(value)),
    query.regNo,
    { name: 'regNo' },
  );

export const readCode = ({ query }: Request): string =>
  validated(code, query.otpToken, { name: 'otpToken' });

export const readToken = ({ query }: Request): string =>
  validated(text(100), query.authToken, { name: 'authToken' });

export const readStation = (sent: unknown): string =>
  validated(text(40), sent, { name: 'the department' });

export const readDays = ({ body }: Request) => validated(days, body, { stripUnknown: true });

export const readKey = (sent: unknown): string =>
  validated(uuid, sent, { name: 'the key' }).toLowerCase();

/** The booking whose own time counts as free, for whoever moves it. */
export const readMoved = ({ query }: Request): string | undefined =>
  query.booking === undefined ? undefined : readKey(query.booking);

export const readOrder = ({ body }: Request) =>
  validated(tireBookingRequest, body, { stripUnknown: true });

export const readMove = ({ body }: Request) =>
  validated(tireBookingTimes, body, { stripUnknown: true });

export const readReview = ({ body }: Request) =>
  validated(tireReview, body, { stripUnknown: true });
