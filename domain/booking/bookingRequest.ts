import { array, boolean, number, object, string } from 'yup';
import { isLocalTime } from '../openingHours/days';
import { lettersEmailPattern } from '../forms/emailAddress';
import { email, optionalText, phone, personName, type FieldValidationError } from '../forms/fields';
import { FULL_DAY_TIME, MAX_MESSAGE_CHARACTERS, MAX_MIL, MAX_SERVICES } from './limits';
import { isPlate } from './plate';

/** Maximum quantity of a service. */
const MAX_UNITS = 100;
const MAX_CODE_CHARACTERS = 40;

const required: FieldValidationError = 'required';
const pattern: FieldValidationError = 'pattern';

/** Id of a workshop or a service: letters, digits and hyphens. */
export const bookingCode = () =>
  string()
    .strict()
    .required(required)
    .max(MAX_CODE_CHARACTERS, pattern)
    .matches(/^[\w-]+$/, pattern);

/** A registration without spaces. */
export const bookedPlate = () =>
  string()
    .strict()
    .required(required)
    .test('plate', pattern, (value) => isPlate(value ?? ''));

/** The customer of a booking (BOOK-58 to 61). */
export const bookingCustomer = object({
  firstName: personName(),
  lastName: personName(),
  phone: phone(),
  email: email(lettersEmailPattern),
});

/** A visitor's order: the same schema in the browser, on our server and in the embedded workshop system. */
export const bookingRequest = object({
  customer: bookingCustomer.required(),
  freeText: optionalText(MAX_MESSAGE_CHARACTERS),
  departmentId: bookingCode(),
  timeSlot: string().strict().required(required).test('time', pattern, isLocalTime),
  isFullDay: boolean().strict().required(required),
  registrationNumber: bookedPlate(),
  mileage: number()
    .typeError(pattern)
    .integer(pattern)
    .min(1, pattern)
    .max(MAX_MIL, pattern)
    .default(1),
  serviceOfferingRequests: array()
    .of(
      object({
        kobraId: bookingCode(),
        unitsSelected: number()
          .typeError(pattern)
          .integer(pattern)
          .min(1, pattern)
          .max(MAX_UNITS, pattern)
          .default(1),
        userInput: optionalText(MAX_MESSAGE_CHARACTERS),
      }).required(),
    )
    .required(required)
    .min(1, required)
    .max(MAX_SERVICES, pattern)
    .test(
      'once',
      pattern,
      (chosen = []) => new Set(chosen.map(({ kobraId }) => kobraId)).size === chosen.length,
    ),
}).test('full day', pattern, ({ isFullDay, timeSlot }) =>
  isFullDay ? String(timeSlot).endsWith(`T${FULL_DAY_TIME}:00`) : true,
);
