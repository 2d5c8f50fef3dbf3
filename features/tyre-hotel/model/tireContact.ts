import { object, type InferType } from 'yup';
import { optionalText } from '../../../domain/forms/fields';
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/tireHotel/limits';
import { tireBookingCustomer } from '../../../domain/tireHotel/tireBookingRequest';

/** The person who books, and a message (TIRE-58): the fields of the contact form. */
export const tireContact = object({ freeText: optionalText(MAX_MESSAGE_CHARACTERS) }).concat(
  tireBookingCustomer,
);

export type TireContact = InferType<typeof tireContact>;
