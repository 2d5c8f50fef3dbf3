import type { Request } from 'express';

/** The fields of a form that were sent once, as they were sent. */
export function sentFields({ body }: Request): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
