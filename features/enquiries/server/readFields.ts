import { type InferType, type ObjectSchema, ValidationError } from 'yup';
import { fieldFaults } from '../model/fieldFaults';

/** What a form holds, or what is wrong with it by the names of its fields. */
export type ReadFields<Values> = { values: Values } | { faults: Record<string, string> };

/** Checks the fields of a form that is sent as any form is; what the schema does not know is left out. */
export function readFields<Schema extends ObjectSchema<object>>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): ReadFields<InferType<Schema>> {
  try {
    return { values: schema.validateSync(fields, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { faults: fieldFaults(error) };
  }
}
