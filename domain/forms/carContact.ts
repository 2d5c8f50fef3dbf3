import { boolean, object, string, type InferType } from 'yup';

/** An optional plus sign, then 6 to 20 digits or spaces (spec 2 §5). */
const phonePattern = /^\+?[\d ]{6,20}$/;

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

/** A valid e-mail address as browsers check it (HTML Standard, `input type=email`), with a domain of two parts. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** What can be wrong with a value; the form has a text for each. */
export type FieldFault = 'required' | 'pattern' | 'tooLong';

/** Longest values that are taken, in characters. */
const LONGEST = { line: 200, email: 254, message: 5000 };

/** Text without blanks around it, and without characters that no database takes. */
const text = (longest: number) =>
  string()
    .transform((value: unknown) =>
      String(value ?? '')
        .replace(/\u0000|\p{Surrogate}/gu, '')
        .trim(),
    )
    .max(longest, 'tooLong' satisfies FieldFault);

const required: FieldFault = 'required';
const pattern: FieldFault = 'pattern';

/** What a visitor fills in about a car, checked alike in the browser and on the server (spec 2 §3, §5). */
export const carContactSchema = object({
  name: text(LONGEST.line).required(required),
  phone: text(LONGEST.line).transform(plainPhone).required(required).matches(phonePattern, pattern),
  email: text(LONGEST.email).required(required).matches(emailPattern, pattern),
  message: text(LONGEST.message).default(''),
  /** Name of the dealer; for a sample car the one that the visitor has chosen. */
  siteName: text(LONGEST.line)
    .default('')
    .when('$sellerRequired', ([isRequired], schema) =>
      isRequired === true ? schema.required(required) : schema,
    ),
  quote: boolean().default(false),
  testDrive: boolean().default(false),
});

export type CarContactValues = InferType<typeof carContactSchema>;

/** `formName` of the enquiries of a site (spec 2 §7). */
export const carContactFormName = (site: string): string => `${site}CarContactForm`;
