import { array, object, string } from 'yup';
import { email, type FieldFault } from '../../../domain/forms/fields';
import { MAX_WATCHED } from './alertLimits';

const unknown: FieldFault = 'unknown';

/** How often somebody wants to hear of a saved search. */
export const frequencies = ['instant', 'daily'] as const;
export type Frequency = (typeof frequencies)[number];

const frequency = () => string().oneOf(frequencies, unknown).default('daily');

/** What is asked of whoever saves a search. */
export const saveSearchSchema = object({ email: email(), frequency: frequency() });

/** Saved cars to watch; their ids come as one text with commas. */
export const watchedCars = () =>
  array()
    .transform((_: unknown, sent: unknown) =>
      typeof sent === 'string' ? [...new Set(sent.split(',').filter((id) => id !== ''))] : sent,
    )
    .of(
      string()
        .strict()
        .required()
        .matches(/^[\w.-]{1,64}$/, unknown),
    )
    .min(1, unknown)
    .max(MAX_WATCHED, unknown)
    .required(unknown);

/** What is asked of whoever has saved cars watched. */
export const watchCarsSchema = object({ email: email(), cars: watchedCars() });

/** A list's address as a saved search begins with it: below the site's own root, no other site's. */
export const listAddressSchema = string()
  .strict()
  .required()
  .max(2000)
  .matches(/^\/(?![/\\])[^\s\\]*$/);
