import { object, type InferType } from 'yup';
import { email, personName, phone, requiredTick } from '../../../domain/forms/fields';

/** Who holds a car, checked alike in the browser and on the server. */
export const holdSchema = object({
  name: personName(),
  phone: phone(),
  email: email(),
  consent: requiredTick(),
});

export type HoldValues = InferType<typeof holdSchema>;

/** What is kept of them. */
export type HoldCustomer = Omit<HoldValues, 'consent'>;
