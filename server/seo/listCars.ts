import { carPagePath } from '../../features/car/server/carPagePath';
import type { Site } from '../../sites/site.types';
import { eachBatchOfCars } from '../../features/search/server/eachBatchOfCars';
import type { SearchClient } from '../../features/search/server/searchClient';

/** A car's own page, for the sitemap. */
export interface ListedCar {
  path: string;
  /** ISO day of its last change, when the stock says. */
  updated?: string;
}

/** Every car of a site; none where it has no pages of cars. @throws UpstreamError */
export async function listCars(search: SearchClient['search'], site: Site): Promise<ListedCar[]> {
  const cars: ListedCar[] = [];
  for await (const batch of eachBatchOfCars(search, site, ['car_id', 'slug'])) {
    for (const { car_id, slug } of batch) {
      const known = car_id !== undefined && slug !== undefined;
      const path = known ? carPagePath(site, { car_id, slug }) : undefined;
      if (path !== undefined) cars.push({ path });
    }
  }
  return cars;
}
