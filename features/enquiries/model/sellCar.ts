import { array, object, string, type InferType } from 'yup';
import { extras } from './tradeIn/estimate';
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
} from '../../../domain/forms/fields';

const required: FieldFault = 'required';

/** What a visitor may want: to sell the car, or to have it taken in exchange. */
export const sellCarOptions = ['sellCar', 'tradeIn'] as const;

/**
 * What a visitor fills in to sell a car or trade it in (spec 3 §3.6, §5.3), checked alike in the browser and on
 * the server. `milage` is spelled as the receiving system spells it (FORM-50).
 */
export const sellCarSchema = object({
  regno: plate(),
  milage: mileage().required(required),
  customerName: requiredText(),
  customerPhone: phone(),
  customerEmail: email(lettersEmailPattern),
  selectedOption: string().oneOf(sellCarOptions, required).required(required),
  other: optionalText(MAX_LENGTH.message),
  /** The range that the visitor says was shown, in words; the server adds what it reckons itself. */
  estimate: optionalText(),
  /** What the range counted in. */
  extras: array().of(string().oneOf(extras).required()).max(extras.length).default([]),
});

export type SellCarValues = InferType<typeof sellCarSchema>;

/** `formName` of the enquiries of a site. */
export const sellCarFormName = (site: string): string => `${site}SellCarForm`;

/** Submission is aborted where one of these is empty, behind the errors that the form shows (spec 3 §5.3, OQ-123). */
export const isAnswerable = ({
  customerName,
  customerPhone,
  customerEmail,
}: Pick<SellCarValues, 'customerName' | 'customerPhone' | 'customerEmail'>): boolean =>
  [customerName, customerPhone, customerEmail].every((value) => value !== '');
