import { readFilterName } from '../../domain/search/exclusion';
import { areInRange } from '../../domain/geography/position';
import { RELEVANCE, valueNames, type IndexDefinition } from './indexDefinition';
import { findNearFilter } from './nearFilter';
import { RequestProblem } from './requestProblem';
import type { FacetOrder, FacetQuery, Filters, SearchQuery } from './searchQuery.types';
import { isRecord } from '../../domain/isRecord';

/** Maximum values in a request (search.md, "limits"); those of facets and texts keep every search fast. */
const MAXIMA = { limit: 500, offset: 100_000, keyphrase: 200, facets: 40, value: 200 } as const;
const DEFAULT_LIMIT = 24;

const KEYS = [
  ...['index', 'fields', 'keyphrase', 'facets', 'limit', 'offset', 'sort_name', 'filters'],
];
const FACET_KEYS = ['name', 'sort_order', 'filters', 'lowest'];
const ORDERS: readonly FacetOrder[] = ['count', 'name', 'name_desc'];

/**
 * Parses and validates the body of a search request and adds default values.
 * @throws RequestProblem with all problems found
 */
export function readSearchRequest(
  body: unknown,
  definitions: ReadonlyMap<string, IndexDefinition>,
): SearchQuery {
  if (!isRecord(body)) throw new RequestProblem(['The body must be a JSON object.']);
  if (typeof body.index !== 'string') throw new RequestProblem(['index must be a text.']);
  const definition = definitions.get(body.index);
  if (!definition) throw new RequestProblem([`index ${quote(body.index)} is unknown.`]);
  return new RequestReader(definition).read(body);
}

class RequestReader {
  readonly #problems: string[] = [];
  readonly #values: ReadonlySet<string>;

  constructor(private readonly definition: IndexDefinition) {
    this.#values = valueNames(definition);
  }

  read(body: Record<string, unknown>): SearchQuery {
    this.#rejectUnknownKeys(body, KEYS, '');
    const query: SearchQuery = {
      index: this.definition.name,
      fields: this.#fields(body.fields),
      keyphrase: this.#keyphrase(body.keyphrase),
      facets: this.#facets(body.facets),
      filters: this.#filters(body.filters, 'filters'),
      limit: this.#number(body.limit, 'limit', MAXIMA.limit, DEFAULT_LIMIT),
      offset: this.#number(body.offset, 'offset', MAXIMA.offset, 0),
      sort: this.#sort(body.sort_name),
    };
    if (lacksOrigin(this.definition, query)) {
      this.#addProblem('sort_name: an order by distance needs a filter with a point.');
    }
    if (this.#problems.length > 0) throw new RequestProblem(this.#problems);
    return query;
  }

  #addProblem(problem: string): void {
    this.#problems.push(problem);
  }

  #rejectUnknownKeys(object: object, allowed: readonly string[], where: string): void {
    for (const key of Object.keys(object)) {
      if (!allowed.includes(key)) this.#addProblem(`${where}${quote(key)} is not a known key.`);
    }
  }

  #fields(fields: unknown): string[] | undefined {
    if (isAbsent(fields)) return undefined;
    if (!isTextList(fields)) {
      this.#addProblem('fields must be a list of texts.');
      return undefined;
    }
    const unknown = fields.filter((field) => !this.definition.fields.includes(field));
    for (const field of unknown) this.#addProblem(`fields: ${quote(field)} is unknown.`);
    return [...new Set(fields)];
  }

  #keyphrase(keyphrase: unknown): string {
    if (isAbsent(keyphrase)) return '';
    if (typeof keyphrase === 'string' && keyphrase.length <= MAXIMA.keyphrase) return keyphrase;
    this.#addProblem(`keyphrase must be a text of at most ${MAXIMA.keyphrase} characters.`);
    return '';
  }

  #number(value: unknown, name: string, max: number, fallback: number): number {
    if (isAbsent(value)) return fallback;
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) {
      return Number(value);
    }
    this.#addProblem(`${name} must be a whole number from 0 to ${max}.`);
    return fallback;
  }

  #sort(sort: unknown): string | undefined {
    if (isAbsent(sort) || sort === '') return undefined;
    if (typeof sort !== 'string') this.#addProblem('sort_name must be a text.');
    else if (sort === RELEVANCE || Object.hasOwn(this.definition.sorts, sort)) return sort;
    else this.#addProblem(`sort_name ${quote(sort)} is unknown.`);
    return undefined;
  }

  #facets(facets: unknown): FacetQuery[] {
    if (isAbsent(facets)) return [];
    if (!Array.isArray(facets) || facets.length > MAXIMA.facets) {
      this.#addProblem(`facets must be a list of at most ${MAXIMA.facets}.`);
      return [];
    }
    const parsed = facets.flatMap((facet: unknown, index) =>
      this.#facet(facet, `facets[${index}]`),
    );
    const names = parsed.map(({ name }) => name);
    for (const name of new Set(names.filter((name, index) => names.indexOf(name) < index))) {
      this.#addProblem(`facets: ${name} is requested twice.`);
    }
    return parsed;
  }

  #facet(facet: unknown, where: string): FacetQuery[] {
    if (!isRecord(facet) || typeof facet.name !== 'string') {
      this.#addProblem(`${where} must have a name.`);
      return [];
    }
    const { name, sort_order: order, filters, lowest } = facet;
    this.#rejectUnknownKeys(facet, FACET_KEYS, `${where}: `);
    if (!this.#values.has(name) && !this.definition.ranges.includes(name)) {
      this.#addProblem(`facets: ${quote(name)} is unknown.`);
    }
    const sortOrder = ORDERS.find((candidate) => candidate === (isAbsent(order) ? 'count' : order));
    if (!sortOrder) this.#addProblem(`${where}: sort_order must be one of ${ORDERS.join(', ')}.`);
    const ownFilters = isAbsent(filters) ? undefined : this.#filters(filters, `${where}.filters`);
    const query: FacetQuery = { name, order: sortOrder ?? 'count', filters: ownFilters };
    return [isAbsent(lowest) ? query : { ...query, lowest: this.#lowest(lowest, name, where) }];
  }

  /** Facets on lists and hierarchies are excluded: their documents would count more than once. */
  #lowest(lowest: unknown, name: string, where: string): readonly string[] | undefined {
    const { ranges, values } = this.definition;
    const isValid =
      isTextList(lowest) && lowest.length > 0 && lowest.every((field) => ranges.includes(field));
    if (!isValid) this.#addProblem(`${where}: lowest must be a list of range fields.`);
    if (!values.includes(name)) {
      this.#addProblem(`${where}: lowest is possible only for fields with a single value.`);
    }
    return isValid ? [...new Set(lowest)] : undefined;
  }

  #filters(filters: unknown, where: string): Filters {
    if (isAbsent(filters)) return {};
    if (!isRecord(filters)) {
      this.#addProblem(`${where} must be an object with a list for each field.`);
      return {};
    }
    for (const [name, values] of Object.entries(filters)) this.#filter(name, values, where);
    return Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [
        name,
        this.#isNumbers(name)
          ? (values as (number | null)[])
          : Array.isArray(values)
            ? values.map(String)
            : [],
      ]),
    );
  }

  #isNumbers(name: string): boolean {
    const { ranges, points } = this.definition;
    return ranges.includes(name) || points.includes(name);
  }

  #filter(filter: string, values: unknown, where: string): void {
    const { ranges, points, identifiers } = this.definition;
    const { name, isExcluded } = readFilterName(filter);
    // Only values can be excluded; ranges can be expressed by their bounds.
    if (isExcluded && !this.#values.has(name)) {
      return this.#addProblem(`${where}: ${quote(filter)} is unknown.`);
    }
    if (points.includes(name)) {
      if (!isNear(values)) {
        this.#addProblem(
          `${where}: ${name} must be a latitude, a longitude and a maximum distance in km or null.`,
        );
      }
    } else if (ranges.includes(name)) {
      if (!isRange(values)) {
        this.#addProblem(`${where}: ${name} must have exactly two bounds, each a number or null.`);
      }
    } else if (!this.#values.has(name) && !identifiers.includes(name)) {
      this.#addProblem(`${where}: ${quote(name)} is unknown.`);
    } else if (!Array.isArray(values) || !values.every(isValue)) {
      this.#addProblem(
        `${where}: ${name} must be a list of texts of at most ${MAXIMA.value} characters, numbers or true and false.`,
      );
    }
  }
}

/** Checks whether a query sorts by distance without a point to measure from. */
const lacksOrigin = (definition: IndexDefinition, { sort, filters }: SearchQuery): boolean =>
  sort !== undefined &&
  definition.sorts[sort]?.by === 'distance' &&
  findNearFilter(definition, filters) === undefined;

const isAbsent = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isValue = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAXIMA.value);

const isBound = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isFinite(value));

/** No two points on Earth are farther apart. */
const MAX_DISTANCE_KM = 20_100;

function isNear(values: unknown): boolean {
  if (!Array.isArray(values)) return false;
  if (values.length === 0) return true;
  const [lat, lng, km]: readonly unknown[] = values;
  if (values.length !== 3 || typeof lat !== 'number' || typeof lng !== 'number') return false;
  const isLimit = km === null || (typeof km === 'number' && km > 0 && km <= MAX_DISTANCE_KM);
  return isLimit && areInRange({ lat, lng });
}

const isRange = (values: unknown): boolean =>
  Array.isArray(values) && (values.length === 0 || (values.length === 2 && values.every(isBound)));

/** Quotes a name from the request, cut to 40 characters. */
const quote = (name: string): string => JSON.stringify(name.slice(0, 40));
