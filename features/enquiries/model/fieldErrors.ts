import type { ValidationError } from 'yup';

/** The first error of each field, by the field's name. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const errorList = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, string> = {};
  for (const { path = '', message } of errorList) errors[path] ??= message;
  return errors;
}
