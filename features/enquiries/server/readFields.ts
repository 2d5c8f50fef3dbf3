import { type InferType, type ObjectSchema, ValidationError } from 'yup';
import { fieldErrors } from '../model/fieldErrors';

/** The values of a form, or its errors by field name. */
export type ReadFields<Values> = { values: Values } | { errors: Record<string, string> };

/** Validates the fields of a form post; drops fields that the schema does not have. */
export function readFields<Schema extends ObjectSchema<object>>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): ReadFields<InferType<Schema>> {
  try {
    return { values: schema.validateSync(fields, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: fieldErrors(error) };
  }
}
