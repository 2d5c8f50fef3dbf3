import type { Car } from '../../../domain/documents/car';
import type { SearchEngine } from '../SearchEngine';
import type { Filters } from '../searchQuery.types';

/** Documents that one search brings at most, as for everybody. */
export const PAGE = 500;
/** Documents that the engines reach at most. */
const FURTHEST = 100_000;

/** Fields of the cars of an index that fit filters, page by page: 100,500 at most. */
export async function* readCars<Field extends keyof Car>(
  engine: Pick<SearchEngine, 'search'>,
  index: string,
  fields: readonly Field[],
  filters: Filters,
): AsyncGenerator<Partial<Pick<Car, Field>>> {
  for (let offset = 0; offset <= FURTHEST; offset += PAGE) {
    const bytes = await engine.search({
      index,
      fields,
      filters,
      offset,
      keyphrase: '',
      facets: [],
      limit: PAGE,
    });
    const { content } = JSON.parse(Buffer.from(bytes).toString()) as {
      content: Partial<Pick<Car, Field>>[];
    };
    yield* content;
    if (content.length < PAGE) return;
  }
}
