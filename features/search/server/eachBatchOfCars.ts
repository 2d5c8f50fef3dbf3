import type { Car } from '../../../domain/documents/car';
import type { Site } from '../../../sites/site.types';
import type { SearchClient } from './searchClient';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Cars of one question, and of all: the most that the search service gives (spec 2 §7). */
const AT_A_TIME = 500;
const MAX_CARS = 100_000;

/**
 * Every car of a site, in batches as the search service gives them; none where the site sells no cars.
 * @throws UpstreamError when the service does not answer: half a stock would look as if the rest had been sold
 */
export async function* eachBatchOfCars(
  search: SearchClient['search'],
  site: Site,
  fields: readonly (keyof Car)[],
): AsyncGenerator<readonly Partial<Car>[]> {
  if (!site.search) return;
  for (let offset = 0; offset < MAX_CARS; offset += AT_A_TIME) {
    const { failed, content, total_items } = await search(site.name, 'cars', {
      fields,
      limit: AT_A_TIME,
      offset,
    });
    if (failed) throw new UpstreamError('search', 'network', 'does not list the cars');
    yield content;
    if (offset + AT_A_TIME >= total_items) return;
  }
}
