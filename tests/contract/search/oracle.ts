/**
 * Reference implementation of the search service that scans all documents for every query. It shares only the
 * text analysis with the engine (normalisation, terms, vocabularies).
 */
import { documentTerms } from '../../../services/search/analysis/documentTerms';
import { createTextComparator } from '../../../services/search/engine/compareTexts';
import { distanceKm } from '../../../domain/geography/distance';
import type {
  IndexDefinition,
  SearchDocument,
  SortDefinition,
} from '../../../services/search/indexDefinition';
import type { SearchFacetValue } from '../../../domain/documents/search';
import { collectCompoundSegments } from '../../../services/search/words/languages';
import { KeyphraseOracle } from './keyphraseOracle';
import { readTexts } from './documentTexts';

type Filters = Record<string, (string | number | boolean | null)[]>;

/** Body of a search request. */
export interface SearchBody {
  index: string;
  fields?: string[];
  keyphrase?: string;
  facets?: { name: string; sort_order?: string; filters?: Filters; lowest?: string[] }[];
  limit?: number;
  offset?: number;
  sort_name?: string;
  filters?: Filters;
}

export interface SearchAnswer {
  facet: (
    | { name: string; type: 'value'; values: SearchFacetValue[] }
    | {
        name: string;
        type: 'histogram';
        min: number | null;
        max: number | null;
        values: { min: number; max: number; count: number }[];
      }
  )[];
  content: SearchDocument[];
  total_items: number;
  limit: number;
  offset: number;
}

/** Returns the fields of a filter, also of an excluding one. */
const splitLevels = (name: string) => name.replace(/^-/, '').split('>');

/** Returns the path of a document in a hierarchy of single-value fields, as deep as there are values. */
function readPath(document: SearchDocument, levels: string[]): string[] {
  const values = levels.map((level) => readTexts(document, level)[0]);
  const end = values.indexOf(undefined);
  return (end < 0 ? values : values.slice(0, end)) as string[];
}

export class SearchOracle {
  readonly #keyphrases: KeyphraseOracle;
  readonly #compare: (a: string, b: string) => number;

  constructor(
    private readonly definition: IndexDefinition,
    documents: readonly SearchDocument[],
  ) {
    this.#keyphrases = new KeyphraseOracle(definition, documents, (text) =>
      documentTerms(text, collectCompoundSegments(definition.languages)),
    );
    this.#compare = createTextComparator(definition.languages[0]!);
  }

  search(body: SearchBody): SearchAnswer {
    const { filters = {}, limit = 24, offset = 0 } = body;
    const found = this.#keyphrases.find(body.keyphrase ?? '');
    const hits = found.filter((document) => this.#passes(document, filters));
    const fields = body.fields ?? this.definition.fields;
    return {
      facet: (body.facets ?? []).map((facet) => {
        const effective = facet.filters ?? filters;
        const others = Object.fromEntries(
          Object.entries(effective).filter(
            ([name]) => !splitLevels(name).some((level) => splitLevels(facet.name).includes(level)),
          ),
        );
        const counted = found.filter((document) => this.#passes(document, others));
        return this.definition.ranges.includes(facet.name)
          ? this.#histogram(facet.name, counted)
          : this.#values(facet, effective, counted);
      }),
      content: this.#ordered(hits, body)
        .slice(offset, offset + limit)
        .map((document) =>
          Object.fromEntries(
            [
              ...fields.map((field) => [field, document[field]] as const),
              ['distance_km', this.getRoundedKm(document, filters)] as const,
            ].filter(([, value]) => value !== undefined),
          ),
        ),
      total_items: hits.length,
      limit,
      offset,
    };
  }

  /** Returns the distance in km from the point in the filters; infinite for documents without a position. */
  #km(document: SearchDocument, filters: Filters): number | undefined {
    const [field] = this.definition.points.filter((point) => filters[point]?.length);
    if (field === undefined) return undefined;
    const [lat, lng] = filters[field] as number[];
    const position = readTexts(document, field)[0]?.split(',').map(Number);
    if (!position) return Infinity;
    return distanceKm({ lat: lat!, lng: lng! }, { lat: position[0]!, lng: position[1]! });
  }

  getRoundedKm(document: SearchDocument, filters: Filters): number | undefined {
    const km = this.#km(document, filters);
    return km === undefined || km === Infinity ? undefined : Math.round(km * 1000) / 1000;
  }

  #passes(document: SearchDocument, filters: Filters): boolean {
    return Object.entries(filters).every(([name, values]) => {
      if (values.length === 0) return true;
      if (name.startsWith('-')) return !this.#passes(document, { [name.slice(1)]: values });
      if (this.definition.points.includes(name)) {
        const max = values[2] as number | null;
        return max === null || this.#km(document, { [name]: values })! <= max;
      }
      if (this.definition.ranges.includes(name)) {
        const value = document[name];
        const [low, high] = values as (number | null)[];
        return (
          typeof value === 'number' &&
          (low === null || value >= low!) &&
          (high === null || value <= high!)
        );
      }
      const chosen = values.map(String);
      if (!name.includes('>'))
        return readTexts(document, name).some((text) => chosen.includes(text));
      const deepest = chosen.filter((value) => !chosen.some((v) => v.startsWith(`${value}>`)));
      const path = readPath(document, splitLevels(name)).join('>');
      return deepest.some((value) => path === value || path.startsWith(`${value}>`));
    });
  }

  #values(
    {
      name,
      sort_order: order = 'count',
      lowest,
    }: { name: string; sort_order?: string; lowest?: string[] },
    filters: Filters,
    counted: SearchDocument[],
  ): SearchAnswer['facet'][number] {
    const levels = splitLevels(name);
    const chosen = Object.entries(filters).flatMap(([filter, values]) => {
      if (filter.startsWith('-')) return [];
      const filterLevels = splitLevels(filter);
      const common = Math.min(filterLevels.length, levels.length);
      if (filterLevels.slice(0, common).join() !== levels.slice(0, common).join()) return [];
      return values.map((value) =>
        (filterLevels.length === 1 ? [String(value)] : splitLevels(String(value))).slice(0, common),
      );
    });
    const getPaths = (document: SearchDocument): string[][] =>
      levels.length === 1
        ? [...new Set(readTexts(document, name))].map((text) => [text])
        : [readPath(document, levels)];
    const listValuesBelow = (parent: string[]): SearchFacetValue[] => {
      const depth = parent.length;
      const isBelow = (path: string[]) =>
        path.length > depth && parent.every((level, index) => path[index] === level);
      const counts = new Map<string, number>();
      for (const path of chosen.filter(isBelow)) counts.set(path[depth]!, 0);
      for (const path of counted.flatMap(getPaths).filter(isBelow)) {
        counts.set(path[depth]!, (counts.get(path[depth]!) ?? 0) + 1);
      }
      const values = [...counts].map(([text, count]): SearchFacetValue => {
        const children = depth + 1 < levels.length ? listValuesBelow([...parent, text]) : [];
        const having = counted.filter((document) => readTexts(document, name).includes(text));
        return {
          text,
          count,
          ...(lowest && { lowest: this.#lowest(lowest, having) }),
          ...(children.length > 0 && { children }),
        };
      });
      const byText = (a: SearchFacetValue, b: SearchFacetValue) => this.#compare(a.text, b.text);
      if (order === 'count') return values.sort((a, b) => b.count - a.count || byText(a, b));
      return values.sort(order === 'name' ? byText : (a, b) => byText(b, a));
    };
    return { name, type: 'value', values: listValuesBelow([]) };
  }

  #lowest(names: string[], documents: readonly SearchDocument[]): number | null {
    const numbers = documents.flatMap((document) => names.map((name) => document[name]));
    const present = numbers.filter((number) => typeof number === 'number');
    return present.length > 0 ? Math.min(...present) : null;
  }

  #histogram(name: string, counted: SearchDocument[]): SearchAnswer['facet'][number] {
    const numbers = counted.map((document) => document[name]).filter((n) => typeof n === 'number');
    if (numbers.length === 0) return { name, type: 'histogram', min: null, max: null, values: [] };
    const min = Math.min(...numbers);
    const max = Math.max(...numbers);
    const width = Math.ceil((max - min + 1) / 20);
    const values = [];
    for (let start = min; start <= max; start += width) {
      const count = numbers.filter((n) => n >= start && n < start + width).length;
      values.push({ min: start, max: start + width - 1, count });
    }
    return { name, type: 'histogram', min, max, values };
  }

  #ordered(hits: SearchDocument[], body: SearchBody): SearchDocument[] {
    const { id, sorts, defaultSort } = this.definition;
    const getId = (document: SearchDocument) => String(document[id]);
    const ids = (body.filters?.[id] ?? []).map(String);
    if (body.sort_name === undefined && ids.length > 0) {
      return [...hits].sort((a, b) => ids.indexOf(getId(a)) - ids.indexOf(getId(b)));
    }
    const name = body.sort_name ?? (body.keyphrase ? 'relevance' : defaultSort);
    const sort = sorts[name] ?? sorts[defaultSort]!;
    const compare = this.#comparison(sort);
    if (sort.by === 'distance') {
      const getKm = (document: SearchDocument) => this.#km(document, body.filters ?? {})!;
      const compareTies = this.#comparison(sorts[defaultSort]!);
      return [...hits].sort((a, b) =>
        getKm(a) === getKm(b) ? compareTies(a, b) : getKm(a) - getKm(b),
      );
    }
    if (name !== 'relevance') return [...hits].sort(compare);
    const scores = new Map(
      hits.map((hit) => [hit, this.#keyphrases.score(hit, body.keyphrase ?? '')]),
    );
    return [...hits].sort((a, b) => scores.get(b)! - scores.get(a)! || compare(a, b));
  }

  #comparison(sort: SortDefinition): (a: SearchDocument, b: SearchDocument) => number {
    const getId = (document: SearchDocument) => String(document[this.definition.id]);
    const getKey = (document: SearchDocument): number | undefined => {
      const value = document[sort.field];
      if (sort.by === 'date') return typeof value === 'string' ? Date.parse(value) : undefined;
      return typeof value === 'number' ? value : undefined;
    };
    return (a, b) => {
      const [first, second] = [getKey(a), getKey(b)];
      if (first === undefined || second === undefined || first === second) {
        const missing = Number(first === undefined) - Number(second === undefined);
        return missing || (getId(a) < getId(b) ? -1 : 1);
      }
      return sort.descending ? second - first : first - second;
    };
  }
}
