import { boolean, number, string } from 'yup';
import { parsePlate } from '../plates/parsePlate';
import { emailPattern, toAsciiEmail } from './emailAddress';
import { namePattern, normalizeName } from './normalizeName';
import { isTypedPhone, normalizePhone, plainPhonePattern } from './normalizePhone';
import { parseInteger } from './parseInteger';

/** The ways in which a value can be invalid; forms have a text for each. */
export type FieldValidationError =
  'required' | 'pattern' | 'tooLong' | 'tooEarly' | 'tooLate' | 'unknown';

const required: FieldValidationError = 'required';
const pattern: FieldValidationError = 'pattern';
const tooLong: FieldValidationError = 'tooLong';

/** Maximum number of characters of each kind of text. */
export const MAX_CHARACTERS = { line: 200, email: 254, message: 5000, plate: 20 };

/** Maximum reading of an odometer, in any unit. */
export const MAX_MILEAGE = 9_999_999;

/** Invisible characters: control and format characters and lone surrogates, but not white space. */
const invisibleCharacters = /(?![\s])[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/**
 * Text without white space around it and without invisible characters; only a long text may have several
 * lines. Lists and objects are refused.
 */
export const text = (maxLength: number = MAX_CHARACTERS.line) =>
  string()
    .transform((_: unknown, original: unknown) => {
      if (typeof original === 'object' && original !== null) return original;
      const visible = String(original ?? '').replace(invisibleCharacters, '');
      return (maxLength < MAX_CHARACTERS.message ? visible.replace(/\s+/g, ' ') : visible).trim();
    })
    .typeError(pattern)
    .max(maxLength, tooLong);

/** Transforms a text of one line; the other checks of the schema refuse anything else. */
export const transformText = (transform: (typed: string) => string) => (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_CHARACTERS.email ? transform(value) : value;

/** A text that is required. */
export const requiredText = (maxLength?: number) => text(maxLength).required(required);

/** Text that is not required. */
export const optionalText = (maxLength?: number) => text(maxLength).default('');

/**
 * The name of a person whose mail address is not verified. A name that reads as a web address is refused, so
 * that our mails cannot be used to send advertisements.
 */
export const personName = () =>
  requiredText().transform(transformText(normalizeName)).matches(namePattern, pattern);

/**
 * A phone number of 6 to 20 digits or spaces: for car contact, sell-car, service request and booking
 * (FORM-47, OQ-120).
 */
export const phone = () =>
  requiredText()
    .transform(transformText((typed) => (isTypedPhone(typed) ? normalizePhone(typed) : typed)))
    .matches(plainPhonePattern, pattern);

/**
 * An e-mail address.
 * @param shape the pattern that the form requires (FORM-48)
 */
export const email = (shape: RegExp = emailPattern) =>
  requiredText(MAX_CHARACTERS.email).transform(transformText(toAsciiEmail)).matches(shape, pattern);

/**
 * A registration plate that is required but may be anything: for sell-car and service request (FORM-49). A
 * text that can be read as a plate is stored as one.
 */
export const plate = () =>
  requiredText(MAX_CHARACTERS.plate).transform(
    transformText((typed) => parsePlate(typed) ?? typed),
  );

/** Mileage from an odometer or its owner, in whole units from 0; thousands separators are ignored. */
export const mileage = () =>
  number()
    .transform((_: unknown, typed: unknown) => {
      if (typeof typed === 'object' && typed !== null) return NaN;
      return String(typed ?? '').trim() === '' ? undefined : (parseInteger(typed) ?? NaN);
    })
    .typeError(pattern)
    .integer(pattern)
    .min(0, pattern)
    .max(MAX_MILEAGE, pattern);

/** A checkbox; without JavaScript it is sent as `on`, or not at all. */
export const checkbox = () =>
  boolean()
    .transform((value: unknown, original: unknown) => (original === 'on' ? true : value))
    .default(false);

/** A checkbox that must be ticked. */
export const requiredCheckbox = () => checkbox().oneOf([true], required);
