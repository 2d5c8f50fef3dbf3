import itemsjs, { type Items } from 'itemsjs';
import MiniSearch from 'minisearch';
import { splitWords } from '../../domain/search/fold';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import type { Car } from '../../domain/documents/car';
import {
  readBrandsAndModels,
  facetFields,
  plainFilters,
  readPriceBounds,
  textFields,
  COMPILE_WARM_UP,
  type CreatePeer,
} from './searchPeer';

/** itemsjs counts value facets, but has neither histograms nor hierarchies; MiniSearch searches for words. */
export const itemsjsPeer: CreatePeer = (source) => {
  let items: Items;
  let words: MiniSearch<Car>;
  let byId: ReadonlyMap<string, Car>;
  return {
    name: 'itemsjs + MiniSearch',
    warmUp: COMPILE_WARM_UP,
    async build() {
      byId = new Map([...source].map((car) => [car.car_id, car]));
      const cars = [...byId.values()];
      items = itemsjs(cars, {
        native_search_enabled: false,
        custom_id_field: 'car_id',
        aggregations: Object.fromEntries(
          [...facetFields, 'car_brand'].map((field) => [field, { conjunction: false, size: 500 }]),
        ),
      });
      words = new MiniSearch<Car>({
        idField: 'car_id',
        fields: [...textFields],
        tokenize: splitWords,
        processTerm: (term) => term,
        extractField: (car, field) => String(car[field as keyof Car] ?? ''),
      });
      words.addAll(cars);
    },
    async search(query) {
      const foundIds = query.keyphrase
        ? words
            .search(query.keyphrase, { combineWith: 'AND', prefix: true })
            .map(({ id }) => String(id))
        : undefined;
      const passes = createFilter(query);
      // Supports neither hierarchies nor ranges, so the matching ids are passed to it.
      const ids = passes
        ? (foundIds?.flatMap((id) => byId.get(id) ?? []) ?? [...byId.values()])
            .filter(passes)
            .map(({ car_id }) => car_id)
        : foundIds;
      const answer = items.search({
        per_page: query.limit,
        page: 1,
        ...(ids && { ids }),
        filters: Object.fromEntries(plainFilters(query)),
      });
      return answer.pagination.total;
    },
    close: async () => undefined,
  };
};

/** Returns a predicate for the selected makes, models and price range; undefined without such filters. */
function createFilter(query: SearchQuery): ((car: Car) => boolean) | undefined {
  const chosen = readBrandsAndModels(query);
  const bounds = readPriceBounds(query);
  if (chosen.length === 0 && !bounds) return undefined;
  const [low, high] = bounds ?? [];
  return (car) =>
    (chosen.length === 0 ||
      chosen.some(
        ([brand, model]) =>
          car.car_brand === brand && (model === undefined || car.car_model === model),
      )) &&
    (low === undefined ||
      high === undefined ||
      (car.car_price !== undefined && car.car_price >= low && car.car_price <= high));
}
