import { object, type InferType } from 'yup';
import { email, personName, phone, requiredCheckbox } from '../../../domain/forms/fields';

/** The holder of a car, validated in the browser and on the server by the same schema. */
export const holdSchema = object({
  name: personName(),
  phone: phone(),
  email: email(),
  consent: requiredCheckbox(),
});

export type HoldValues = InferType<typeof holdSchema>;

/** Data of the holder that is stored. */
export type HoldCustomer = Omit<HoldValues, 'consent'>;
