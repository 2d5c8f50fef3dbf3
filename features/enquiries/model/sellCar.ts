import { array, object, string, type InferType } from 'yup';
import { extras } from './tradeIn/estimate';
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
} from '../../../domain/forms/fields';

const required: FieldValidationError = 'required';

/** Whether the visitor wants to sell the car or to trade it in. */
export const sellCarOptions = ['sellCar', 'tradeIn'] as const;

/**
 * Fields of the form to sell or trade in a car, validated in the browser and on the server by the same
 * schema. `milage` is spelled as the receiving system spells it (FORM-50).
 */
export const sellCarSchema = object({
  regno: plate(),
  milage: mileage().required(required),
  customerName: requiredText(),
  customerPhone: phone(),
  customerEmail: email(lettersEmailPattern),
  selectedOption: string().oneOf(sellCarOptions, required).required(required),
  other: optionalText(MAX_CHARACTERS.message),
  /** The price range that the browser has shown, as text; the server adds its own estimate. */
  estimate: optionalText(),
  /** Extras that the estimate took into account. */
  extras: array().of(string().oneOf(extras).required()).max(extras.length).default([]),
});

export type SellCarValues = InferType<typeof sellCarSchema>;

/** Name of the form (`formName`) on a site, by the site's name. */
export const sellCarFormName = (site: string): string => `${site}SellCarForm`;

/**
 * Whether the visitor can be answered. If one of these fields is empty, the submission is aborted, in
 * addition to the errors that the form shows (OQ-123).
 */
export const isAnswerable = ({
  customerName,
  customerPhone,
  customerEmail,
}: Pick<SellCarValues, 'customerName' | 'customerPhone' | 'customerEmail'>): boolean =>
  [customerName, customerPhone, customerEmail].every((value) => value !== '');
