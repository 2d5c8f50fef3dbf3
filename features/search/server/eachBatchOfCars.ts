import type { Car } from '../../../domain/documents/car';
import type { Site } from '../../../sites/site.types';
import type { SearchClient } from './searchClient';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Cars per request: the maximum that the search service allows. */
const BATCH_SIZE = 500;
/** Cars beyond this number are not listed. */
const MAX_CARS = 100_000;

/**
 * Yields every car of a site in batches; none if the site sells no cars.
 * @throws UpstreamError if the search service fails, because callers would take the stock for complete
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
