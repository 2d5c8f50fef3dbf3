import { ValidationError } from 'yup';
import type { AnySchema, InferType, ValidateOptions } from 'yup';
import { HttpError } from '../httpError';

/** Messages for broken rules (yup's names); values themselves are never repeated. */
const REASONS: Readonly<Record<string, string>> = {
  required: 'is missing',
  optionality: 'is missing',
  nullable: 'is missing',
  typeError: 'has the wrong type',
  noUnknown: 'holds what is not known',
  max: 'is too large',
  min: 'is too small',
};
const OTHER_REASON = 'does not fit';

/** Maximum number of reported errors, and of characters of each path. */
const MAX_ERRORS = 5;
const MAX_PATH_CHARACTERS = 100;

/**
 * Checks a body against a schema.
 * @param name names the value in errors, where the schema describes a single one
 * @throws HttpError 400 that names our fields, never their values
 */
export function validated<Schema extends AnySchema>(
  schema: Schema,
  value: unknown,
  { name, ...options }: ValidateOptions & { name?: string } = {},
): InferType<Schema> {
  try {
    return schema.validateSync(value, options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(400, describeErrors(error, name).join('; '));
  }
}

/** Describes the first few errors in short texts of ours instead of the library's. */
function describeErrors(error: ValidationError, name = 'the body'): string[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  return errors.slice(0, MAX_ERRORS).map(({ path, type }) => {
    const location = path ? path.slice(0, MAX_PATH_CHARACTERS) : name;
    const reason = type !== undefined && Object.hasOwn(REASONS, type) ? REASONS[type] : undefined;
    return `${location} ${reason ?? OTHER_REASON}`;
  });
}
