import { boolean, object, string, type InferType } from 'yup';

/** An optional plus sign, then 6 to 20 digits or spaces (spec 2 §5). */
export const phonePattern = /^\+?[\d ]{6,20}$/;

/** A valid e-mail address as browsers check it (HTML Standard, `input type=email`), with a domain of two parts. */
export const emailPattern =
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
  phone: text(LONGEST.line).required(required).matches(phonePattern, pattern),
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
