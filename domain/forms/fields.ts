import { boolean, number, string } from 'yup';
import { plainPlate } from '../plates/plainPlate';
import { emailPattern, plainEmail } from './emailAddress';
import { namePattern, plainName } from './plainName';
import { isTypedPhone, plainPhone, plainPhonePattern } from './plainPhone';
import { wholeNumber } from './wholeNumber';

/** What can be wrong with a value; forms have a text for each. */
export type FieldFault = 'required' | 'pattern' | 'tooLong' | 'tooEarly' | 'tooLate' | 'unknown';

const required: FieldFault = 'required';
const pattern: FieldFault = 'pattern';
const tooLong: FieldFault = 'tooLong';

/** Longest values that are taken, in characters. */
export const MAX_LENGTH = { line: 200, email: 254, message: 5000, plate: 20 };

/** Highest reading of an odometer, in any unit. */
export const MAX_MILEAGE = 9_999_999;

/** Invisible characters: control and format characters, lone surrogates. Blanks and ends of lines are left. */
const unseen = /(?![\s])[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/**
 * Text without blanks around it and without invisible characters; only a long text has several lines. Lists and objects
 * are no text.
 */
export const text = (maxLength: number = MAX_LENGTH.line) =>
  string()
    .transform((_: unknown, sent: unknown) => {
      if (typeof sent === 'object' && sent !== null) return sent;
      const seen = String(sent ?? '').replace(unseen, '');
      return (maxLength < MAX_LENGTH.message ? seen.replace(/\s+/g, ' ') : seen).trim();
    })
    .typeError(pattern)
    .max(maxLength, tooLong);

/** Transforms a text of one line; other values are left to the checks. */
export const changed = (change: (typed: string) => string) => (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_LENGTH.email ? change(value) : value;

/** Text that must be there. */
export const requiredText = (maxLength?: number) => text(maxLength).required(required);

/** Text that may be left out. */
export const optionalText = (maxLength?: number) => text(maxLength).default('');

/**
 * The name of a person at a mail address that is not verified. A name that reads as a web address is refused, so that
 * our mails cannot be used to send advertisements.
 */
export const personName = () =>
  requiredText().transform(changed(plainName)).matches(namePattern, pattern);

/** A phone number of 6 to 20 digits or blanks: car contact, sell-car, service request, booking (FORM-47, OQ-120). */
export const phone = () =>
  requiredText()
    .transform(changed((typed) => (isTypedPhone(typed) ? plainPhone(typed) : typed)))
    .matches(plainPhonePattern, pattern);

/** An e-mail address. @param shape how strictly the form looks at it (FORM-48) */
export const email = (shape: RegExp = emailPattern) =>
  requiredText(MAX_LENGTH.email).transform(changed(plainEmail)).matches(shape, pattern);

/** A registration plate that is only asked to be there: sell-car, service request (FORM-49). What reads as one is kept as one. */
export const plate = () =>
  requiredText(MAX_LENGTH.plate).transform(changed((typed) => plainPlate(typed) ?? typed));

/** What an odometer or its owner says, in whole units from 0; what parts thousands does not count. */
export const mileage = () =>
  number()
    .transform((_: unknown, typed: unknown) => {
      if (typeof typed === 'object' && typed !== null) return NaN;
      return String(typed ?? '').trim() === '' ? undefined : (wholeNumber(typed) ?? NaN);
    })
    .typeError(pattern)
    .integer(pattern)
    .min(0, pattern)
    .max(MAX_MILEAGE, pattern);

/** A box that may be ticked; without script it is sent as `on`, or not at all. */
export const tick = () =>
  boolean()
    .transform((value: unknown, sent: unknown) => (sent === 'on' ? true : value))
    .default(false);

/** A box that must be ticked. */
export const requiredTick = () => tick().oneOf([true], required);
