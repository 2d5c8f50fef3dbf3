import { object, type InferType } from 'yup';
import { optionalText } from '../../../domain/forms/fields';
import { MAX_FREE_TEXT } from '../../../domain/tireHotel/limits';
import { tireBookingCustomer } from '../../../domain/tireHotel/tireBookingRequest';

/** Who books, and what they have to say (TIRE-58): what the contact form asks for. */
export const tireContact = object({ freeText: optionalText(MAX_FREE_TEXT) }).concat(
  tireBookingCustomer,
);

export type TireContact = InferType<typeof tireContact>;
