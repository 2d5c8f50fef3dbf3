import { join } from 'node:path';
import { normalizeBrand } from '../../domain/dealers/newCarDepartment';
import { models } from '../stock/models';
import { readTable } from '../stock/readTable';

/**
 * How workshops service a make: as authorised workshops, with general work only, or not at all (`elsewhere`),
 * since visits are booked elsewhere.
 */
export type Care = 'authorised' | 'general' | 'elsewhere';

const careByMake = new Map(
  readTable<'make' | 'care', { care: Care }>('makes.csv', join('services', 'mechmate')).map(
    ({ make, care }) => [normalizeBrand(make), care],
  ),
);

export const findCare = (make: string): Care =>
  careByMake.get(normalizeBrand(make)) ?? 'authorised';

const namesByCode = new Map(models.map(({ brand: { name } }) => [normalizeBrand(name), name]));

/** Returns the make with a code such as `mercedes-benz`, or undefined. */
export const findMakeByCode = (code: string): string | undefined =>
  namesByCode.get(normalizeBrand(code));
