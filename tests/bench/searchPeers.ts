import { PGlite } from '@electric-sql/pglite';
import itemsjs, { type Items } from 'itemsjs';
import MiniSearch from 'minisearch';
import type { Car } from '../../site/api/car.types';
import { wordsOf } from '../../server/embedded/search/analysis/fold';
import type { SearchQuery } from '../../server/embedded/search/searchQuery.types';
import { rangeFacets, valueFacets } from './searchMix';

/** Another engine, set to answer the same: total, a page, every value facet and histogram. */
export interface SearchPeer {
  name: string;
  build: (cars: readonly Car[]) => Promise<void>;
  /** How many cars it finds. */
  search: (query: SearchQuery) => Promise<number>;
  close: () => Promise<void>;
}

const textFields = [
  'car_brand',
  'car_model',
  'car_version',
  'car_color',
  'car_fuel',
  'car_equipment',
];
const facetFields = valueFacets.map((name) => name.split('>').at(-1) ?? name);

/** Values of a filter by plain field; a model's name tells its make. */
const plainFilters = ({ filters }: SearchQuery): [string, readonly (string | number | null)[]][] =>
  Object.entries(filters).filter(
    ([name]) => !rangeFacets.includes(name) && name !== 'car_brand>car_model',
  );

const brandsAndModels = ({ filters }: SearchQuery): (readonly [string, string | undefined])[] =>
  (filters['car_brand>car_model'] ?? []).map((value) => {
    const [brand = '', model] = String(value).split('>');
    return [brand, model] as const;
  });

/** itemsjs counts value facets (it has no histograms and no hierarchies); MiniSearch finds words. */
export function itemsjsPeer(): SearchPeer {
  let items: Items;
  let words: MiniSearch<Car>;
  let byId: ReadonlyMap<string, Car>;
  return {
    name: 'itemsjs + MiniSearch',
    async build(cars) {
      byId = new Map(cars.map((car) => [car.car_id, car]));
      items = itemsjs(
        [...cars] as Car[],
        {
          native_search_enabled: false,
          custom_id_field: 'car_id',
          aggregations: Object.fromEntries(
            [...facetFields, 'car_brand'].map((field) => [
              field,
              { conjunction: false, size: 500 },
            ]),
          ),
        } as never,
      ) as Items;
      words = new MiniSearch<Car>({
        idField: 'car_id',
        fields: textFields,
        tokenize: wordsOf,
        processTerm: (term) => term,
        extractField: (car, field) =>
          String((car as unknown as Record<string, unknown>)[field] ?? ''),
      });
      words.addAll(cars);
    },
    async search(query) {
      const found = query.keyphrase
        ? words
            .search(query.keyphrase, { combineWith: 'AND', prefix: true })
            .map(({ id }) => String(id))
        : undefined;
      const chosen = brandsAndModels(query);
      const price = query.filters.car_price;
      const [low, high] = price ?? [null, null];
      const passes = (car: Car): boolean =>
        (chosen.length === 0 ||
          chosen.some(
            ([brand, model]) =>
              car.car_brand === brand && (model === undefined || car.car_model === model),
          )) &&
        (price === undefined ||
          (car.car_price !== undefined &&
            car.car_price >= Number(low ?? 0) &&
            car.car_price <= Number(high ?? Infinity)));
      // It knows neither hierarchies nor bounds; what they let through is handed to it.
      const ids =
        chosen.length > 0 || price
          ? (
              found?.map((id) => byId.get(id)).filter((car) => car !== undefined) ?? [
                ...byId.values(),
              ]
            )
              .filter(passes)
              .map(({ car_id }) => car_id)
          : found;
      const answer = items.search({
        per_page: query.limit,
        page: 1,
        ...(ids && { ids }),
        filters: Object.fromEntries(
          plainFilters(query).map(([name, values]) => [name, values.map(String)]),
        ),
      });
      return answer.pagination.total;
    },
    close: async () => undefined,
  };
}

/** PostgreSQL in this process: a column for each field, tsvector for words, a statement for each facet. */
export function pglitePeer(): SearchPeer {
  const database = new PGlite();
  const columns = [...new Set([...facetFields, 'car_brand', ...rangeFacets])];
  const isNumber = (column: string): boolean =>
    rangeFacets.includes(column) || ['car_year', 'car_seats'].includes(column);
  return {
    name: 'PGlite (PostgreSQL)',
    async build(cars) {
      const types = columns.map((column) => `${column} ${isNumber(column) ? 'float8' : 'text'}`);
      await database.exec(
        `create table car (car_id text primary key, indexed_at text, ${types.join()}, words tsvector)`,
      );
      for (let at = 0; at < cars.length; at += 500) {
        const rows = cars.slice(at, at + 500).map((car) => ({
          ...car,
          words: wordsOf(
            textFields
              .map((field) => String((car as unknown as Record<string, unknown>)[field] ?? ''))
              .join(' '),
          ).join(' '),
        }));
        await database.query(
          `insert into car select car_id, indexed_at, ${columns.join()}, to_tsvector('simple', words)
           from jsonb_to_recordset($1) as x(car_id text, indexed_at text, ${types.join()}, words text)`,
          [JSON.stringify(rows)],
        );
      }
      await database.exec('create index on car using gin (words)');
      for (const column of ['car_brand', 'car_price', 'indexed_at']) {
        await database.exec(`create index on car (${column})`);
      }
      await database.exec('analyze car');
    },
    async search(query) {
      const where = (except?: string): string => {
        const text = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;
        const brands = brandsAndModels(query);
        const [low, high] = query.filters.car_price ?? [null, null];
        const parts = [
          ...(query.keyphrase
            ? [
                `words @@ to_tsquery('simple', ${text(
                  wordsOf(query.keyphrase)
                    .map((word) => `${word}:*`)
                    .join(' & '),
                )})`,
              ]
            : []),
          ...(brands.length > 0 && except !== 'car_model'
            ? [
                `(${brands
                  .map(
                    ([brand, model]) =>
                      `car_brand = ${text(brand)}${model ? ` and car_model = ${text(model)}` : ''}`,
                  )
                  .join(' or ')})`,
              ]
            : []),
          ...plainFilters(query)
            .filter(([name]) => name !== except)
            .map(([name, values]) => `${name} in (${values.map(text).join()})`),
          ...(query.filters.car_price && except !== 'car_price'
            ? [`car_price between ${low ?? 0} and ${high ?? 1e12}`]
            : []),
        ];
        return parts.length > 0 ? `where ${parts.join(' and ')}` : '';
      };
      for (const field of facetFields) {
        const group = field === 'car_model' ? 'car_brand, car_model' : field;
        await database.query(
          `select ${group}, count(*) from car ${where(field)} group by ${group}`,
        );
      }
      for (const field of rangeFacets) {
        await database.query(
          `with hits as (select ${field} as n from car ${where(field)}),
           bounds as (select min(n) as low, max(n) as high from hits)
           select floor((n - low) / ceil((high - low + 1) / 20)) as bucket, count(*)
           from hits, bounds where n is not null group by bucket`,
        );
      }
      await database.query(
        `select car_id from car ${where()} order by indexed_at desc, car_id limit ${query.limit} offset ${query.offset}`,
      );
      const { rows } = await database.query<{ total: number }>(
        `select count(*)::int as total from car ${where()}`,
      );
      return rows[0]?.total ?? 0;
    },
    close: () => database.close(),
  };
}
