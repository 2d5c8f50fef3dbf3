import { object, type InferType } from 'yup';
import {
  email,
  optionalText,
  MAX_LENGTH,
  phone,
  requiredText,
  tick,
  type FieldFault,
} from '../../../domain/forms/fields';

/** What a visitor fills in about a car, checked alike in the browser and on the server (spec 2 §3, §5). */
export const carContactSchema = object({
  name: requiredText(),
  phone: phone(),
  email: email(),
  message: optionalText(MAX_LENGTH.message),
  /** Name of the dealer; for a sample car the one that the visitor has chosen. */
  siteName: optionalText().when('$sellerRequired', ([isRequired], schema) =>
    isRequired === true ? schema.required('required' satisfies FieldFault) : schema,
  ),
  quote: tick(),
  testDrive: tick(),
});

export type CarContactValues = InferType<typeof carContactSchema>;

/** `formName` of the enquiries of a site (spec 2 §7). */
export const carContactFormName = (site: string): string => `${site}CarContactForm`;
