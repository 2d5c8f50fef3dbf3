import { join } from 'node:path';
import { codeOf } from '../../domain/dealers/newCarDepartment';
import { models } from '../stock/models';
import { readTable } from '../stock/readTable';

/**
 * How far workshops care for a make: as its authorised workshop, with what any workshop can do, or not at all,
 * because its visits are booked elsewhere.
 */
export type Care = 'authorised' | 'general' | 'elsewhere';

const exceptions = new Map(
  readTable<'make' | 'care', { care: Care }>('makes.csv', join('services', 'mechmate')).map(
    ({ make, care }) => [codeOf(make), care],
  ),
);

export const careOf = (make: string): Care => exceptions.get(codeOf(make)) ?? 'authorised';

const names = new Map(models.map(({ brand: { name } }) => [codeOf(name), name]));

/** Name of the make with a code such as `mercedes-benz`; undefined for one that nobody knows. */
export const makeOfCode = (code: string): string | undefined => names.get(codeOf(code));
