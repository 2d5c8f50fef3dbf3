import { carPagePath } from '../../site/cars/carPagePath';
import type { Site } from '../../sites/site.types';
import type { SearchClient } from '../upstreams/search';
import { UpstreamError } from '../upstreams/UpstreamError';

/** A car's own page, for the sitemap. */
export interface ListedCar {
  path: string;
  /** ISO day of its last change, when the stock says. */
  updated?: string;
}

/** Cars of one question, and of all: the most that the search service gives (spec 2 §7). */
const AT_A_TIME = 500;
const MAX_CARS = 100_000;

/** Every car of a site; none where it has no pages of cars. @throws UpstreamError */
export async function listCars(search: SearchClient['search'], site: Site): Promise<ListedCar[]> {
  if (!site.search) return [];
  const cars: ListedCar[] = [];
  for (let offset = 0; offset < MAX_CARS; offset += AT_A_TIME) {
    const { failed, content, total_items } = await search(site.name, 'cars', {
      fields: ['car_id', 'slug'],
      limit: AT_A_TIME,
      offset,
    });
    // Half a stock would look as if the rest had been sold.
    if (failed) throw new UpstreamError('search', 'network', 'does not list the cars');
    cars.push(
      ...content.flatMap(({ car_id, slug }) => {
        if (car_id === undefined || slug === undefined) return [];
        const path = carPagePath(site, { car_id, slug });
        return path === undefined ? [] : { path };
      }),
    );
    if (offset + AT_A_TIME >= total_items) break;
  }
  return cars;
}
