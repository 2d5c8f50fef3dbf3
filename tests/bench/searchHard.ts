import type { SearchDocument } from '../../services/search/indexDefinition';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { readSearchRequest } from '../../services/search/readSearchRequest';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { SeededRandom } from '../support/seededRandom';
import { testQueries } from '../contract/search/testQueries';
import { benchIndex } from './searchMix';

/** Facets and characters of a keyphrase that a request may have at most (search.md, limits). */
const MOST_FACETS = 40;
const LONGEST_KEYPHRASE = 200;

/** Requests that are as hard as the service allows, and random ones of every kind. */
export function hardSearches(cars: readonly SearchDocument[], count: number): SearchQuery[] {
  const definition = indexDefinitions.get(benchIndex)!;
  const random = new SeededRandom(77);
  const names = [
    ...new Set([...definition.values, ...definition.hierarchies, ...definition.ranges]),
  ];
  const hardest = (): object => ({
    index: benchIndex,
    keyphrase: longKeyphrase(random),
    facets: random.some(names, MOST_FACETS).map((name) => ({
      name,
      sort_order: 'name',
      // A choice of its own for each facet, so that nothing is counted for two of them.
      filters: { car_mileage: [random.below(5000), 200_000 + random.below(50_000)] },
    })),
    filters: { car_price: [random.below(1000), null] },
    sort_name: 'price_asc',
    limit: 500,
    offset: 1000,
  });
  const bodies: object[] = [
    ...testQueries(definition, cars, { count, seed: 41 }),
    ...Array.from({ length: Math.ceil(count / 10) }, hardest),
  ];
  return bodies.map((body) => readSearchRequest(body, indexDefinitions));
}

/** Single letters, beginnings that thousands of words have, and words that nothing is like. */
function longKeyphrase(random: SeededRandom): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzåäö';
  const word = (length: number): string =>
    Array.from({ length }, () => random.pick([...letters])).join('');
  let text = '';
  while (text.length < LONGEST_KEYPHRASE) text += `${word(random.pick([1, 1, 2, 5, 9, 14]))} `;
  return text.slice(0, LONGEST_KEYPHRASE);
}
