import type { ValidationError } from 'yup';

/** What is wrong, by the name of the field: the first fault of each. */
export function fieldFaults(error: ValidationError): Record<string, string> {
  const single = error.inner.length > 0 ? error.inner : [error];
  const faults: Record<string, string> = {};
  for (const { path = '', message } of single) faults[path] ??= message;
  return faults;
}
