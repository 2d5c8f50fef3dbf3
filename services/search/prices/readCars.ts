import type { Car } from '../../../domain/documents/car';
import type { SearchEngine } from '../SearchEngine';
import type { Filters } from '../searchQuery.types';
import { parseOwnJson } from '../../../domain/ownJson';

/** Maximum number of documents per search, as for every client. */
export const PAGE_SIZE = 500;
/** Maximum offset that the engines accept. */
const MAX_OFFSET = 100_000;

/** Yields the given fields of all cars that match the filters; reads page by page, at most 100,500 cars. */
export async function* readCars<Field extends keyof Car>(
  engine: Pick<SearchEngine, 'search'>,
  index: string,
  fields: readonly Field[],
  filters: Filters,
): AsyncGenerator<Partial<Pick<Car, Field>>> {
  for (let offset = 0; offset <= MAX_OFFSET; offset += PAGE_SIZE) {
    const bytes = await engine.search({
      index,
      fields,
      filters,
      offset,
      keyphrase: '',
      facets: [],
      limit: PAGE_SIZE,
    });
    const { content } = parseOwnJson<{
      content: Partial<Pick<Car, Field>>[];
    }>(Buffer.from(bytes).toString());
    yield* content;
    if (content.length < PAGE_SIZE) return;
  }
}
