import { splitWords } from '../../domain/search/fold';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { rangeFacets } from './searchMix';
import { readBrandsAndModels, facetFields, plainFilters, readPriceBounds } from './searchPeer';

/** An SQL statement and the values of its parameters `$1`, `$2`, …. */
export interface Statement {
  text: string;
  values: (string | number)[];
}

/** How a database searches for cars with words, each by its prefix. */
export interface WordSearch {
  /** Returns the SQL condition; the placeholder (`$1`) is that of the search expression. */
  condition: (placeholder: string) => string;
  expression: (words: readonly string[]) => string;
}

const numericColumns: readonly string[] = [...rangeFacets, 'car_year', 'car_seats'];

/** Columns of the table `car` in addition to `car_id` and `indexed_at`. */
export const carColumns = [...new Set(['car_brand', ...facetFields, ...rangeFacets])];

/** The columns with their SQL types. */
export const typedColumns = carColumns
  .map((name) => `${name} ${numericColumns.includes(name) ? 'float8' : 'text'}`)
  .join();

/** Creates an index for each facet column, for model and make together, and for the order of the page. */
export const createIndexes = [
  ...carColumns.filter((name) => name !== 'car_brand' && name !== 'car_model'),
  ...['car_brand, car_model', 'indexed_at desc, car_id'],
]
  .map((columns, at) => `create index car_by_${at} on car (${columns});`)
  .join('\n');

/**
 * Creates the statements of a search: one per facet and histogram, one for the page, and the `total` last.
 */
export function createStatements(query: SearchQuery, words: WordSearch): Statement[] {
  const statement = (write: (where: string) => string, except?: string): Statement => {
    const values: Statement['values'] = [];
    const addParameter = (value: string | number): string => `$${values.push(value)}`;
    const clauses = createConditions(query, words, addParameter, except);
    const text = write(clauses.length > 0 ? `where ${clauses.join(' and ')}` : '');
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

/** Returns all conditions of a search except those on one field, which its own facet ignores. */
function createConditions(
  query: SearchQuery,
  words: WordSearch,
  addParameter: (value: string | number) => string,
  except: string | undefined,
): string[] {
  const clauses: string[] = [];
  if (query.keyphrase) {
    clauses.push(words.condition(addParameter(words.expression(splitWords(query.keyphrase)))));
  }
  const chosen = except === 'car_model' ? [] : readBrandsAndModels(query);
  if (chosen.length > 0) {
    const alternatives = chosen.map(
      ([brand, model]) =>
        `car_brand = ${addParameter(brand)}${model ? ` and car_model = ${addParameter(model)}` : ''}`,
    );
    clauses.push(`(${alternatives.join(' or ')})`);
  }
  for (const [name, values] of plainFilters(query)) {
    if (name !== except) clauses.push(`${name} in (${values.map(addParameter).join()})`);
  }
  const bounds = except === 'car_price' ? undefined : readPriceBounds(query);
  if (bounds) clauses.push(`car_price between ${bounds.map(addParameter).join(' and ')}`);
  return clauses;
}
