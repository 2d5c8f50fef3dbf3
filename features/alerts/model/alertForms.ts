import { array, object, string } from 'yup';
import { email, type FieldValidationError } from '../../../domain/forms/fields';
import { MAX_WATCHED } from './alertLimits';

const unknownError: FieldValidationError = 'unknown';

/** How often mails about a saved search are sent. */
export const frequencies = ['instant', 'daily'] as const;
export type Frequency = (typeof frequencies)[number];

const frequency = () => string().oneOf(frequencies, unknownError).default('daily');

/** Fields of the form that saves a search. */
export const saveSearchSchema = object({ email: email(), frequency: frequency() });

/** Schema of saved cars to watch: a list of ids, or ids in a text, separated by commas. */
export const watchedCarsSchema = () =>
  array()
    .transform((_: unknown, value: unknown) =>
      typeof value === 'string' ? [...new Set(value.split(',').filter((id) => id !== ''))] : value,
    )
    .of(
      string()
        .strict()
        .required()
        .matches(/^[\w.-]{1,64}$/, unknownError),
    )
    .min(1, unknownError)
    .max(MAX_WATCHED, unknownError)
    .required(unknownError);

/** Fields of the form that watches saved cars. */
export const watchCarsSchema = object({ email: email(), cars: watchedCarsSchema() });

/** Schema of the list's address in a saved search: a path on this site, never another host. */
export const listAddressSchema = string()
  .strict()
  .required()
  .max(2000)
  .matches(/^\/(?![/\\])[^\s\\]*$/);
