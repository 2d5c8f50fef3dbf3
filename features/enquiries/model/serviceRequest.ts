import { array, boolean, object, type InferType } from 'yup';
import { lettersEmailPattern } from '../../../domain/forms/emailAddress';
import {
  email,
  type FieldFault,
  MAX_LENGTH,
  mileage,
  optionalText,
  phone,
  plate,
  requiredText,
  requiredTick,
  tick,
} from '../../../domain/forms/fields';
import { isIsoDay } from '../../../domain/openingHours/days';
import { todayIn } from './today';

/** The form is Norway's: a day begins when it does in Oslo. */
export const SERVICE_TIME_ZONE = 'Europe/Oslo';

/** Types of service that may be asked for at once: as many as there are, and room for more. */
const MAX_SERVICES = 20;

const required: FieldFault = 'required';
const pattern: FieldFault = 'pattern';
const tooEarly: FieldFault = 'tooEarly';
const tooLate: FieldFault = 'tooLate';
const unknown: FieldFault = 'unknown';

/** Nobody plans a visit further ahead: such a day is a slip of the hand. */
const MAX_YEARS_AHEAD = 2;

/** The last day that may be asked for, as an ISO day. */
export function lastServiceDay(today: string): string {
  const year = Number(today.slice(0, 4)) + MAX_YEARS_AHEAD;
  // No leap day has one two years later.
  return `${year}${today.slice(4).replace('-02-29', '-02-28')}`;
}

/** Types of service that a site offers, by their names. */
export interface OfferedServices {
  car: readonly string[];
  motorcycle: readonly string[];
}

/** Several texts; without script they come one a line, or as a single one. */
const texts = () =>
  array()
    .of(requiredText())
    .transform((value: unknown, sent: unknown) =>
      typeof sent === 'string' ? sent.split('\n').filter((line) => line.trim() !== '') : value,
    )
    .max(MAX_SERVICES, pattern)
    .default([]);

/** A day that a visit may be asked for, from today on where the workshops are. */
export const dayToCome = (timeZone: string) =>
  requiredText()
    .test('day', pattern, (day) => !day || isIsoDay(day))
    .test('today', tooEarly, (day) => !day || !isIsoDay(day) || day >= todayIn(timeZone))
    .test(
      'soon',
      tooLate,
      (day) => !day || !isIsoDay(day) || day <= lastServiceDay(todayIn(timeZone)),
    );

/**
 * What a visitor fills in to ask for service of a car or motorcycle (spec 3 §3.7, §5.4), checked alike in the browser
 * and on the server, which adds `siteEmail`. The newsletter must be ticked unless the context says
 * `newsletterRequired: false`. `milage` is spelled as the receiving system spells it (FORM-50).
 */
export const serviceRequestSchema = object({
  typeMC: boolean().default(false),
  /** Of the context's `services` those for the vehicle; any where the context has none. */
  services: texts().when(['typeMC', '$services'], ([isMotorcycle, offered]: unknown[], schema) => {
    if (!offered) return schema;
    const { car, motorcycle } = offered as OfferedServices;
    const known = isMotorcycle === true ? motorcycle : car;
    return schema.test('offered', unknown, (names = []) =>
      names.every((name: string) => known.includes(name)),
    );
  }),
  description: optionalText(MAX_LENGTH.message),
  /** Official name of the dealer; a motorcycle's is the context's `motorcycleDealer`, whatever is sent. */
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
  date: dayToCome(SERVICE_TIME_ZONE),
  other: optionalText(MAX_LENGTH.message),
  gdpr: requiredTick(),
  newsletter: tick().when('$newsletterRequired', ([isRequired], schema) =>
    isRequired === false ? schema : schema.oneOf([true], required),
  ),
});

export type ServiceRequestValues = InferType<typeof serviceRequestSchema>;

/** `formName` of the requests of a site. */
export const serviceRequestFormName = (site: string): string => `${site}ServiceRequestForm`;
