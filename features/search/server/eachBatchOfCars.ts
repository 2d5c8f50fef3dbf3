import type { Car } from '../../../domain/documents/car';
import type { Site } from '../../../sites/site.types';
import type { SearchClient } from './searchClient';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Maximum number of cars per request, as the search service allows, and in all. */
const BATCH_SIZE = 500;
const MAX_CARS = 100_000;

/**
 * Yields every car of a site in batches; none if the site sells no cars.
 * @throws UpstreamError when the search service does not answer: callers would take a partial stock for the full one
 */
export async function* eachBatchOfCars(
  search: SearchClient['search'],
  site: Site,
  fields: readonly (keyof Car)[],
): AsyncGenerator<readonly Partial<Car>[]> {
  if (!site.search) return;
  for (let offset = 0; offset < MAX_CARS; offset += BATCH_SIZE) {
    const { failed, content, total_items } = await search(site.name, 'cars', {
      fields,
      limit: BATCH_SIZE,
      offset,
    });
    if (failed) throw new UpstreamError('search', 'network', 'did not list the cars');
    yield content;
    if (offset + BATCH_SIZE >= total_items) return;
  }
}
