import { boolean, number, string } from 'yup';
import { wholeNumber } from './wholeNumber';

/** What can be wrong with a value; forms have a text for each. */
export type FieldFault = 'required' | 'pattern' | 'tooLong' | 'tooEarly' | 'tooLate' | 'unknown';

const required: FieldFault = 'required';
const pattern: FieldFault = 'pattern';
const tooLong: FieldFault = 'tooLong';

/** Longest values that are taken, in characters. */
export const MAX_LENGTH = { line: 200, email: 254, message: 5000, plate: 20 };

/** Most that an odometer shows, in any unit. */
export const MAX_MILEAGE = 9_999_999;

/**
 * An optional plus sign, then 6 to 20 digits or spaces (spec 2 §5, spec 3 §5.2); at least six of them are digits, or
 * nobody could be called.
 */
const phonePattern = /^\+?(?=(?: ?\d){6})[\d ]{6,20}$/;

/** What people write between the digits of a phone number: blanks, hyphens and dashes, dots, slashes, brackets. */
const dividers = String.raw`\s.\/\(\)\-\u2010-\u2015\u2212`;

/** What may be typed as a phone number, for the `pattern` of its field: it is counted without dividers. */
export const typedPhonePattern = `[${dividers}]*\\+?(?:[${dividers}]*\\d){6,20}[${dividers}]*`;

/**
 * A phone number as it is counted, kept and sent: dividers become single blanks, `00` before a country's code
 * a plus sign, and the `(0)` behind one goes, which nobody dials.
 */
function plainPhone(typed: string): string {
  const plus = typed.trim().replace(/^[(\s]*(?:\+|00(?=[1-9]))/, '+');
  const dialled = plus.startsWith('+') ? plus.replace('(0)', ' ') : plus;
  return dialled
    .replace(new RegExp(`[${dividers}]+`, 'g'), ' ')
    .replace('+ ', '+')
    .trim();
}

const domainPart = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const mailbox = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";

/** A valid e-mail address as browsers check it (HTML Standard, `input type=email`), with a domain of two parts. */
export const emailPattern = new RegExp(`^${mailbox}@${domainPart}(?:\\.${domainPart})+$`);

/** The same with a last part of at least two letters: sell-car and booking (FORM-48). */
export const lettersEmailPattern = new RegExp(
  `^${mailbox}@${domainPart}(?:\\.${domainPart})*\\.[a-zA-Z]{2,63}$`,
);

/** What nobody sees: signs that control or format a text, halves of letters. Blanks and ends of lines are left. */
const unseen = /(?![\s])[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/**
 * Text without blanks around it and without what nobody sees; only a long text has several lines. Lists and objects
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

/** Text that must be there. */
export const requiredText = (maxLength?: number) => text(maxLength).required(required);

/** Text that may be left out. */
export const optionalText = (maxLength?: number) => text(maxLength).default('');

/** Letters of any script, and what stands between them in names; a dot only where no address could be made of it. */
const namePattern = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’´`.,()\- ]+$/u;

/**
 * The name of a person who is written to at an address that nobody has proved to be theirs: what reads as an address of
 * the web is none, so that nobody has us send advertisements.
 */
export const personName = () => requiredText().matches(namePattern, pattern);

/** A phone number of 6 to 20 digits: car contact, sell-car, service request, booking (FORM-47, OQ-120). */
export const phone = () => requiredText().transform(plainPhone).matches(phonePattern, pattern);

/** An e-mail address. @param shape how strictly the form looks at it (FORM-48) */
export const email = (shape: RegExp = emailPattern) =>
  requiredText(MAX_LENGTH.email).matches(shape, pattern);

/** A registration plate that is only asked to be there: sell-car, service request (FORM-49). */
export const plate = () => requiredText(MAX_LENGTH.plate);

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
