import { readFilterName } from '../../domain/search/exclusion';
import { isOnEarth } from '../../domain/geography/position';
import { RELEVANCE, valueNames, type IndexDefinition } from './indexDefinition';
import { nearOf } from './nearFilter';
import { RequestProblem } from './requestProblem';
import type { FacetOrder, FacetQuery, Filters, SearchQuery } from './searchQuery.types';

/** Limits of a request (search.md, "limits"); those of facets and words keep every answer quick. */
const LIMITS = { limit: 500, offset: 100_000, keyphrase: 200, facets: 40, value: 200 } as const;
const DEFAULT_LIMIT = 24;

const KEYS = [
  ...['index', 'fields', 'keyphrase', 'facets', 'limit', 'offset', 'sort_name', 'filters'],
];
const FACET_KEYS = ['name', 'sort_order', 'filters', 'lowest'];
const ORDERS: readonly FacetOrder[] = ['count', 'name', 'name_desc'];

/**
 * Reads the body of a search and fills in its defaults.
 * @throws RequestProblem that names everything that is wrong
 */
export function readSearchRequest(
  body: unknown,
  definitions: ReadonlyMap<string, IndexDefinition>,
): SearchQuery {
  if (!isRecord(body)) throw new RequestProblem(['The body must be a JSON object.']);
  if (typeof body.index !== 'string') throw new RequestProblem(['index must be a text.']);
  const definition = definitions.get(body.index);
  if (!definition) throw new RequestProblem([`index ${shown(body.index)} is unknown.`]);
  return new RequestReader(definition).read(body);
}

class RequestReader {
  readonly #problems: string[] = [];
  readonly #values: ReadonlySet<string>;

  constructor(private readonly definition: IndexDefinition) {
    this.#values = valueNames(definition);
  }

  read(body: Record<string, unknown>): SearchQuery {
    this.#refuseOthers(body, KEYS, '');
    const query: SearchQuery = {
      index: this.definition.name,
      fields: this.#fields(body.fields),
      keyphrase: this.#keyphrase(body.keyphrase),
      facets: this.#facets(body.facets),
      filters: this.#filters(body.filters, 'filters'),
      limit: this.#number(body.limit, 'limit', LIMITS.limit, DEFAULT_LIMIT),
      offset: this.#number(body.offset, 'offset', LIMITS.offset, 0),
      sort: this.#sort(body.sort_name),
    };
    if (isUnplaced(this.definition, query)) {
      this.#wrong('sort_name: an order by distance needs a filter with a point.');
    }
    if (this.#problems.length > 0) throw new RequestProblem(this.#problems);
    return query;
  }

  #wrong(problem: string): void {
    this.#problems.push(problem);
  }

  #refuseOthers(object: object, known: readonly string[], where: string): void {
    for (const key of Object.keys(object)) {
      if (!known.includes(key)) this.#wrong(`${where}${shown(key)} is no part of a request.`);
    }
  }

  #fields(fields: unknown): string[] | undefined {
    if (isAbsent(fields)) return undefined;
    if (!isTextList(fields)) {
      this.#wrong('fields must be a list of texts.');
      return undefined;
    }
    const unknown = fields.filter((field) => !this.definition.fields.includes(field));
    for (const field of unknown) this.#wrong(`fields: ${shown(field)} is unknown.`);
    return [...new Set(fields)];
  }

  #keyphrase(keyphrase: unknown): string {
    if (isAbsent(keyphrase)) return '';
    if (typeof keyphrase === 'string' && keyphrase.length <= LIMITS.keyphrase) return keyphrase;
    this.#wrong(`keyphrase must be a text of at most ${LIMITS.keyphrase} characters.`);
    return '';
  }

  #number(value: unknown, name: string, most: number, fallback: number): number {
    if (isAbsent(value)) return fallback;
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) {
      return Number(value);
    }
    this.#wrong(`${name} must be a whole number from 0 to ${most}.`);
    return fallback;
  }

  #sort(sort: unknown): string | undefined {
    if (isAbsent(sort) || sort === '') return undefined;
    if (typeof sort !== 'string') this.#wrong('sort_name must be a text.');
    else if (sort === RELEVANCE || Object.hasOwn(this.definition.sorts, sort)) return sort;
    else this.#wrong(`sort_name ${shown(sort)} is unknown.`);
    return undefined;
  }

  #facets(facets: unknown): FacetQuery[] {
    if (isAbsent(facets)) return [];
    if (!Array.isArray(facets) || facets.length > LIMITS.facets) {
      this.#wrong(`facets must be a list of at most ${LIMITS.facets}.`);
      return [];
    }
    const read = facets.flatMap((facet: unknown, at) => this.#facet(facet, `facets[${at}]`));
    const names = read.map(({ name }) => name);
    for (const name of new Set(names.filter((name, at) => names.indexOf(name) < at))) {
      this.#wrong(`facets: ${name} is asked for twice.`);
    }
    return read;
  }

  #facet(facet: unknown, where: string): FacetQuery[] {
    if (!isRecord(facet) || typeof facet.name !== 'string') {
      this.#wrong(`${where} must have a name.`);
      return [];
    }
    const { name, sort_order: order, filters, lowest } = facet;
    this.#refuseOthers(facet, FACET_KEYS, `${where}: `);
    if (!this.#values.has(name) && !this.definition.ranges.includes(name)) {
      this.#wrong(`facets: ${shown(name)} is unknown.`);
    }
    const known = ORDERS.find((known) => known === (isAbsent(order) ? 'count' : order));
    if (!known) this.#wrong(`${where}: sort_order must be one of ${ORDERS.join(', ')}.`);
    const own = isAbsent(filters) ? undefined : this.#filters(filters, `${where}.filters`);
    const query: FacetQuery = { name, order: known ?? 'count', filters: own };
    return [isAbsent(lowest) ? query : { ...query, lowest: this.#lowest(lowest, name, where) }];
  }

  /** Documents with several values, or with a value on each level, would count more than once. */
  #lowest(lowest: unknown, name: string, where: string): readonly string[] | undefined {
    const { ranges, values } = this.definition;
    const fits =
      isTextList(lowest) && lowest.length > 0 && lowest.every((field) => ranges.includes(field));
    if (!fits) this.#wrong(`${where}: lowest must be a list of fields of numbers.`);
    if (!values.includes(name)) {
      this.#wrong(`${where}: lowest is told of fields with one value alone.`);
    }
    return fits ? [...new Set(lowest)] : undefined;
  }

  #filters(filters: unknown, where: string): Filters {
    if (isAbsent(filters)) return {};
    if (!isRecord(filters)) {
      this.#wrong(`${where} must be an object of lists by field.`);
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
    // Left out are values: of numbers the bounds say it.
    if (isExcluded && !this.#values.has(name)) {
      return this.#wrong(`${where}: ${shown(filter)} is unknown.`);
    }
    if (points.includes(name)) {
      if (!isNear(values)) {
        this.#wrong(
          `${where}: ${name} must have a latitude, a longitude and the most kilometres from there or null.`,
        );
      }
    } else if (ranges.includes(name)) {
      if (!isRange(values)) {
        this.#wrong(`${where}: ${name} must have exactly two bounds, each a number or null.`);
      }
    } else if (!this.#values.has(name) && !identifiers.includes(name)) {
      this.#wrong(`${where}: ${shown(name)} is unknown.`);
    } else if (!Array.isArray(values) || !values.every(isValue)) {
      this.#wrong(
        `${where}: ${name} must be a list of texts of at most ${LIMITS.value} characters, numbers or true and false.`,
      );
    }
  }
}

/** Asks for an order by distance, and does not say from where. */
const isUnplaced = (definition: IndexDefinition, { sort, filters }: SearchQuery): boolean =>
  sort !== undefined &&
  definition.sorts[sort]?.by === 'distance' &&
  nearOf(definition, filters) === undefined;

const isAbsent = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isValue = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LIMITS.value);

const isBound = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isFinite(value));

/** Farther than this from a point is nothing on Earth. */
const MAX_KM = 20_100;

function isNear(values: unknown): boolean {
  if (!Array.isArray(values)) return false;
  if (values.length === 0) return true;
  const [lat, lng, km]: readonly unknown[] = values;
  if (values.length !== 3 || typeof lat !== 'number' || typeof lng !== 'number') return false;
  const isLimit = km === null || (typeof km === 'number' && km > 0 && km <= MAX_KM);
  return isLimit && isOnEarth({ lat, lng });
}

const isRange = (values: unknown): boolean =>
  Array.isArray(values) && (values.length === 0 || (values.length === 2 && values.every(isBound)));

/** A name as the client sent it, no longer than needed to recognise it. */
const shown = (name: string): string => JSON.stringify(name.slice(0, 40));
