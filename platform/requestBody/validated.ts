import { ValidationError } from 'yup';
import type { AnySchema, InferType, ValidateOptions } from 'yup';
import { HttpError } from '../httpError';

/** What is said of a value by the rule that it breaks (yup's names); values themselves are never repeated. */
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

/** Faults that are told of one body, and characters of where each is. */
const MAX_FAULTS = 5;
const MAX_PATH_LENGTH = 100;

/**
 * Checks what was sent against a schema.
 * @param name of the value, where the schema describes a single one
 * @throws HttpError 400 that names the fields, which are ours, and never their values
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
    throw new HttpError(400, faultsOf(error, name).join('; '));
  }
}

/** What is wrong, in short words of our own, the first few faults alone. */
function faultsOf(error: ValidationError, name = 'the body'): string[] {
  const single = error.inner.length > 0 ? error.inner : [error];
  return single.slice(0, MAX_FAULTS).map(({ path, type }) => {
    const where = path ? path.slice(0, MAX_PATH_LENGTH) : name;
    const reason = type !== undefined && Object.hasOwn(REASONS, type) ? REASONS[type] : undefined;
    return `${where} ${reason ?? OTHER_REASON}`;
  });
}
