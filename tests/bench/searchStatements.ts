import { wordsOf } from '../../domain/search/fold';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { rangeFacets } from './searchMix';
import { brandsAndModels, facetFields, plainFilters, priceBounds } from './searchPeer';

/** A statement of SQL, and the values of `$1`, `$2`, … in it, in their order. */
export interface Statement {
  text: string;
  values: (string | number)[];
}

/** How a database finds the cars that have words, each by its beginning. */
export interface WordSearch {
  /** The condition, given the place of the expression. */
  condition: (expression: string) => string;
  expression: (words: readonly string[]) => string;
}

const numbers: readonly string[] = [...rangeFacets, 'car_year', 'car_seats'];

/** Columns of the table `car` besides `car_id` and `indexed_at`. */
export const carColumns = [...new Set(['car_brand', ...facetFields, ...rangeFacets])];

/** The same with their types, as every SQL reads them. */
export const typedColumns = carColumns
  .map((name) => `${name} ${numbers.includes(name) ? 'float8' : 'text'}`)
  .join();

/** An index for each column that is counted, a model with its make, and for the order of the page. */
export const createIndexes = [
  ...carColumns.filter((name) => name !== 'car_brand' && name !== 'car_model'),
  ...['car_brand, car_model', 'indexed_at desc, car_id'],
]
  .map((columns, at) => `create index car_by_${at} on car (${columns});`)
  .join('\n');

/** What answers a search: a statement for each facet and histogram, the page, and last the `total`. */
export function statementsOf(query: SearchQuery, words: WordSearch): Statement[] {
  const statement = (write: (where: string) => string, except?: string): Statement => {
    const values: Statement['values'] = [];
    const place = (value: string | number): string => `$${values.push(value)}`;
    const parts = conditions(query, words, place, except);
    const text = write(parts.length > 0 ? `where ${parts.join(' and ')}` : '');
    return { text, values };
  };
  return [
    ...facetFields.map((field) => {
      const group = field === 'car_model' ? 'car_brand, car_model' : field;
      return statement(
        (where) => `select ${group}, count(*) from car ${where} group by ${group}`,
        field,
      );
    }),
    ...rangeFacets.map((field) =>
      statement(
        (where) =>
          `with hits as (select ${field} as n from car ${where}),
           bounds as (select min(n) as low, max(n) as high from hits)
           select floor((n - low) / ceil((high - low + 1) / 20)) as bucket, count(*)
           from hits, bounds where n is not null group by bucket`,
        field,
      ),
    ),
    statement(
      (where) =>
        `select car_id from car ${where} order by indexed_at desc, car_id
         limit ${query.limit} offset ${query.offset}`,
    ),
    statement((where) => `select count(*) as total from car ${where}`),
  ];
}

/** All conditions of a search but that of one field, which its own facet leaves out. */
function conditions(
  query: SearchQuery,
  words: WordSearch,
  place: (value: string | number) => string,
  except: string | undefined,
): string[] {
  const parts: string[] = [];
  if (query.keyphrase) {
    parts.push(words.condition(place(words.expression(wordsOf(query.keyphrase)))));
  }
  const chosen = except === 'car_model' ? [] : brandsAndModels(query);
  if (chosen.length > 0) {
    const each = chosen.map(
      ([brand, model]) =>
        `car_brand = ${place(brand)}${model ? ` and car_model = ${place(model)}` : ''}`,
    );
    parts.push(`(${each.join(' or ')})`);
  }
  for (const [name, values] of plainFilters(query)) {
    if (name !== except) parts.push(`${name} in (${values.map(place).join()})`);
  }
  const bounds = except === 'car_price' ? undefined : priceBounds(query);
  if (bounds) parts.push(`car_price between ${bounds.map(place).join(' and ')}`);
  return parts;
}
