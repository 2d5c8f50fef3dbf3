import { number, object, string } from 'yup';
import {
  email,
  type FieldValidationError,
  optionalText,
  personName,
  requiredText,
} from '../forms/fields';
import { isLocalTime } from '../openingHours/days';
import { MAX_MESSAGE_CHARACTERS, MAX_REVIEW_CHARACTERS } from './limits';
import type { TireBookingRequest } from './tireHotel.types';
import { isTirePlate } from './tirePlate';

const required: FieldValidationError = 'required';
const pattern: FieldValidationError = 'pattern';

/** Cleans up a typed mobile number: keeps digits and plus, including full-width ones (TIRE-56). */
export const cleanMobile = (typed: string): string =>
  typed.normalize('NFKC').replace(/[^\d+]/g, '');

const mobile = () =>
  requiredText()
    .transform((value: unknown) => (typeof value === 'string' ? cleanMobile(value) : value))
    .matches(/^\+?\d{8,15}$/, pattern)
    .max(15, pattern);

const localTime = () => string().strict().required(required).test('time', pattern, isLocalTime);

/** Null when no time was chosen. */
const chosenTime = () =>
  string()
    .strict()
    .nullable()
    .defined(required)
    .test('time', pattern, (value) => value === null || isLocalTime(value));

/** A registration without spaces. */
export const tirePlate = () =>
  string()
    .strict()
    .required(required)
    .test('plate', pattern, (value) => isTirePlate(value));

/** The customer who brings the car (TIRE-58). */
export const tireBookingCustomer = object({
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phoneMobile: mobile(),
});

const areConsistentTimes = ({ bookingDate, bookingStart }: Partial<TireBookingRequest>): boolean =>
  bookingStart === null ? String(bookingDate).endsWith('T00:00:00') : bookingStart === bookingDate;

/** The time that a change is ordered for, or moved to. */
export const tireBookingTimes = object({
  bookingDate: localTime(),
  bookingStart: chosenTime(),
}).test('same', pattern, areConsistentTimes);

/**
 * The order of a wheel change: the same schema in the browser, on our server and in the embedded tyre hotel.
 */
export const tireBookingRequest = object({
  bookingDate: localTime(),
  bookingStart: chosenTime(),
  regNo: tirePlate(),
  freeText: optionalText(MAX_MESSAGE_CHARACTERS),
  customer: tireBookingCustomer.required(),
}).test('same', pattern, areConsistentTimes);

/** A visitor's review of the booking (TIRE-34, TIRE-60). */
export const tireReview = object({
  rating: number().strict().required(required).integer(pattern).min(1, pattern).max(5, pattern),
  comment: optionalText(MAX_REVIEW_CHARACTERS),
  date: string()
    .strict()
    .required(required)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, pattern),
});
