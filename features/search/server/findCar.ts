import type { Car } from '../../../domain/documents/car';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import type { SearchClient } from './searchClient';

/**
 * Finds a car by its id in a site's index, with the given fields; undefined if there is none.
 * @throws HttpError 503 if the search service does not answer
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
  if (answer.failed) throw new HttpError(503, 'The search service does not answer');
  return answer.content[0] as Pick<Car, Field & keyof Car> | undefined;
}
