import type { SearchDocument } from '../../services/search/indexDefinition';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { readSearchRequest } from '../../services/search/readSearchRequest';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { SeededRandom } from '../support/seededRandom';
import { createTestQueries } from '../contract/search/testQueries';
import { benchIndex } from './searchMix';

/** Maximum numbers of facets and keyphrase characters in a request (search.md, limits). */
const MAX_FACETS = 40;
const MAX_KEYPHRASE_LENGTH = 200;

/** Creates requests that are as expensive as allowed, and random ones of all kinds. */
export function createHardSearches(cars: readonly SearchDocument[], count: number): SearchQuery[] {
  const definition = indexDefinitions.get(benchIndex)!;
  const random = new SeededRandom(77);
  const names = [
    ...new Set([...definition.values, ...definition.hierarchies, ...definition.ranges]),
  ];
  const hardest = (): object => ({
    index: benchIndex,
    keyphrase: createLongKeyphrase(random),
    facets: random.pickSome(names, MAX_FACETS).map((name) => ({
      name,
      sort_order: 'name',
      // Different filters for each facet, so that facets cannot share their counts.
      filters: { car_mileage: [random.below(5000), 200_000 + random.below(50_000)] },
    })),
    filters: { car_price: [random.below(1000), null] },
    sort_name: 'price_asc',
    limit: 500,
    offset: 1000,
  });
  const bodies: object[] = [
    ...createTestQueries(definition, cars, { count, seed: 41 }),
    ...Array.from({ length: Math.ceil(count / 10) }, hardest),
  ];
  return bodies.map((body) => readSearchRequest(body, indexDefinitions));
}

/** Creates a keyphrase of single letters, frequent prefixes, and words without similar ones. */
function createLongKeyphrase(random: SeededRandom): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzåäö';
  const word = (length: number): string =>
    Array.from({ length }, () => random.pick([...letters])).join('');
  let text = '';
  while (text.length < MAX_KEYPHRASE_LENGTH) text += `${word(random.pick([1, 1, 2, 5, 9, 14]))} `;
  return text.slice(0, MAX_KEYPHRASE_LENGTH);
}
