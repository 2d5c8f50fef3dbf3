import { object, type InferType } from 'yup';
import {
  email,
  optionalText,
  MAX_CHARACTERS,
  phone,
  requiredText,
  checkbox,
  type FieldValidationError,
} from '../../../domain/forms/fields';

/** Fields of an enquiry about a car, validated in the browser and on the server by the same schema. */
export const carContactSchema = object({
  name: requiredText(),
  phone: phone(),
  email: email(),
  message: optionalText(MAX_CHARACTERS.message),
  /** Name of the dealer; for a sample car, of the dealer that the visitor has chosen. */
  siteName: optionalText().when('$sellerRequired', ([isRequired], schema) =>
    isRequired === true ? schema.required('required' satisfies FieldValidationError) : schema,
  ),
  quote: checkbox(),
  testDrive: checkbox(),
});

export type CarContactValues = InferType<typeof carContactSchema>;

/** Name of the form (`formName`) on a site, by the site's name. */
export const carContactFormName = (site: string): string => `${site}CarContactForm`;
