import { carPagePath } from '../../features/car/server/carPagePath';
import type { Site } from '../../sites/site.types';
import { eachBatchOfCars } from '../../features/search/server/eachBatchOfCars';
import type { SearchClient } from '../../features/search/server/searchClient';

/** Paths of the pages of every car of a site; none if it has no pages of cars. @throws UpstreamError */
export async function listCarPaths(search: SearchClient['search'], site: Site): Promise<string[]> {
  const paths: string[] = [];
  for await (const batch of eachBatchOfCars(search, site, ['car_id', 'slug'])) {
    for (const { car_id, slug } of batch) {
      const hasAddress = car_id !== undefined && slug !== undefined;
      const path = hasAddress ? carPagePath(site, { car_id, slug }) : undefined;
      if (path !== undefined) paths.push(path);
    }
  }
  return paths;
}
