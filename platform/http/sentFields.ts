import type { Request } from 'express';
import { fieldsOf } from '../../domain/isRecord';

/** The text fields of a sent form, unchanged; fields that were sent several times are left out. */
export function sentFields({ body }: Request): Record<string, string> {
  const fields = Object.entries(fieldsOf(body));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
