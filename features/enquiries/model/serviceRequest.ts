import { array, boolean, object, type InferType } from 'yup';
import { lettersEmailPattern } from '../../../domain/forms/emailAddress';
import {
  email,
  type FieldValidationError,
  MAX_CHARACTERS,
  mileage,
  optionalText,
  phone,
  plate,
  requiredText,
  requiredCheckbox,
  checkbox,
} from '../../../domain/forms/fields';
import { isIsoDay } from '../../../domain/openingHours/days';
import { todayIn } from './today';

/** The form is for Norway, so days follow the time zone of Oslo. */
export const SERVICE_TIME_ZONE = 'Europe/Oslo';

/** Maximum number of types of service in one request; well above the number that exists. */
const MAX_SERVICES = 20;

const required: FieldValidationError = 'required';
const pattern: FieldValidationError = 'pattern';
const tooEarly: FieldValidationError = 'tooEarly';
const tooLate: FieldValidationError = 'tooLate';
const unknown: FieldValidationError = 'unknown';

/** A later day is considered a typing error. */
const MAX_YEARS_AHEAD = 2;

/** The last ISO day that may be chosen. */
export function lastServiceDay(today: string): string {
  const year = Number(today.slice(0, 4)) + MAX_YEARS_AHEAD;
  // Two years after a leap year there is no 29 February.
  return `${year}${today.slice(4).replace('-02-29', '-02-28')}`;
}

/** Types of service that a site offers, by their names. */
export interface OfferedServices {
  car: readonly string[];
  motorcycle: readonly string[];
}

/** Schema of a list of texts. A form without JavaScript sends it as one text with an item per line. */
const texts = () =>
  array()
    .of(requiredText())
    .transform((value: unknown, originalValue: unknown) =>
      typeof originalValue === 'string'
        ? originalValue.split('\n').filter((line) => line.trim() !== '')
        : value,
    )
    .max(MAX_SERVICES, pattern)
    .default([]);

/** Schema of the day of a visit: an ISO day from today on, in the workshop's time zone. */
export const futureDay = (timeZone: string) =>
  requiredText()
    .test('day', pattern, (day) => !day || isIsoDay(day))
    .test('today', tooEarly, (day) => !day || !isIsoDay(day) || day >= todayIn(timeZone))
    .test(
      'soon',
      tooLate,
      (day) => !day || !isIsoDay(day) || day <= lastServiceDay(todayIn(timeZone)),
    );

/**
 * Fields of a service request for a car or motorcycle, validated in the browser and on the server by the same
 * schema; the server adds `siteEmail`. The newsletter must be accepted unless the context says
 * `newsletterRequired: false`. `milage` is spelled as the receiving system spells it (FORM-50).
 */
export const serviceRequestSchema = object({
  typeMC: boolean().default(false),
  /** Only services that the context lists for the vehicle; any service if the context has no list. */
  services: texts().when(['typeMC', '$services'], ([isMotorcycle, offered]: unknown[], schema) => {
    if (!offered) return schema;
    const { car, motorcycle } = offered as OfferedServices;
    const allowed = isMotorcycle === true ? motorcycle : car;
    return schema.test('offered', unknown, (names = []) =>
      names.every((name: string) => allowed.includes(name)),
    );
  }),
  description: optionalText(MAX_CHARACTERS.message),
  /** Official name of the dealer; for a motorcycle it is always the context's `motorcycleDealer`. */
  siteName: requiredText().when(
    ['typeMC', '$motorcycleDealer'],
    ([isMotorcycle, dealer]: unknown[], schema) =>
      isMotorcycle === true && typeof dealer === 'string'
        ? schema.transform(() => dealer).default(dealer)
        : schema,
  ),
  customerName: requiredText(),
  customerPhone: phone(),
  customerEmail: email(lettersEmailPattern),
  regno: plate(),
  milage: mileage(),
  date: futureDay(SERVICE_TIME_ZONE),
  other: optionalText(MAX_CHARACTERS.message),
  gdpr: requiredCheckbox(),
  newsletter: checkbox().when('$newsletterRequired', ([isRequired], schema) =>
    isRequired === false ? schema : schema.oneOf([true], required),
  ),
});

export type ServiceRequestValues = InferType<typeof serviceRequestSchema>;

/** Name of the form (`formName`) on a site, by the site's name. */
export const serviceRequestFormName = (site: string): string => `${site}ServiceRequestForm`;
