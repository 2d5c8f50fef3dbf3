import type { Request } from 'express';
import { fieldsOf } from '../../domain/isRecord';

/** The fields of a form that were sent once, as they were sent. */
export function sentFields({ body }: Request): Record<string, string> {
  const fields = Object.entries(fieldsOf(body));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
