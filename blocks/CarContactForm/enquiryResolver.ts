import type { FieldErrors, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { carContactSchema, type CarContactValues } from '../../domain/forms/carContact';
import { fieldFaults } from '../../domain/forms/fieldFaults';

/** Checks what was filled in with the schema that the server checks it with. */
export function enquiryResolver(sellerRequired: boolean): Resolver<CarContactValues> {
  return async (values) => {
    try {
      const options = { abortEarly: false, stripUnknown: true, context: { sellerRequired } };
      return { values: await carContactSchema.validate(values, options), errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const faults = Object.entries(fieldFaults(error));
      const errors = faults.map(([name, type]) => [name, { type }] as const);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<CarContactValues> };
    }
  };
}
