import type { Car } from '../../../domain/documents/car';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import type { SearchClient } from './searchClient';

/**
 * A car of the index of a site; undefined where it has none of this id.
 * @throws HttpError 503 while the search does not answer
 */
export async function findCar<Field extends string>(
  search: SearchClient['search'],
  site: Site,
  { carId, fields }: { carId: string; fields: readonly Field[] },
): Promise<Pick<Car, Field & keyof Car> | undefined> {
  const answer = await search(site.name, 'cars', {
    filters: { car_id: [carId] },
    fields: [...fields],
    limit: 1,
  });
  if (answer.failed) throw new HttpError(503, 'The search does not answer');
  return answer.content[0] as Pick<Car, Field & keyof Car> | undefined;
}
