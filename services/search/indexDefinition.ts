import type { Language } from '../../sites/site.types';

/** A document as it is stored and returned: any JSON by field name. */
export type SearchDocument = Readonly<Record<string, unknown>>;

/** Weight of a field's words in the score: 3 for fields that name the document. */
export type TextWeight = 1 | 2 | 3;

export interface SortDefinition {
  field: string;
  /** Sort by number, by ISO date, by text of a value field, or by distance from the point in a filter. */
  by: 'number' | 'date' | 'text' | 'distance';
  descending?: boolean;
}

/**
 * The content of an index and its search settings (search.md, "Decided semantics"). A field may be used in
 * several ways; a path such as `departments.type` reads a key of each object in a list.
 */
export interface IndexDefinition {
  name: string;
  /** Languages of its texts and of the people who search it. */
  languages: readonly Language[];
  /** Name of the field that identifies a document, a string; it also breaks ties of equal sort keys. */
  id: string;
  /** Names of all fields of a document; documents with other fields are rejected. */
  fields: readonly string[];
  /**
   * Fields whose text is unique per document. Filters may name them; a keyphrase matches only the whole
   * text.
   */
  identifiers: readonly string[];
  /** Single-value fields for filters and facets: text, number or boolean, compared as text. */
  values: readonly string[];
  /** Multi-value fields for filters and facets. */
  lists: readonly string[];
  /** Paths of value fields joined by `>`; filters and facets may name a path or its first levels. */
  hierarchies: readonly string[];
  /** Number fields: filters have two bounds, facets are histograms. */
  ranges: readonly string[];
  /** Positions, `latitude,longitude`: documents can be filtered and sorted by distance from a point. */
  points: readonly string[];
  /** Weights of the fields that a keyphrase searches. */
  text: Readonly<Record<string, TextWeight>>;
  /** Sort orders by name; `relevance` always exists. */
  sorts: Readonly<Record<string, SortDefinition>>;
  /** Name of the default sort order. */
  defaultSort: string;
  /** Fields in the change log; an index without them has no log. */
  logged?: readonly string[];
}

/** Name of the sort order by score. */
export const RELEVANCE = 'relevance';

/** Separates the levels of a hierarchy, in names and in values. */
export const LEVEL_SEPARATOR = '>';

/**
 * Returns the names that a filter or value facet may use: fields, and hierarchies with their first levels.
 */
export function valueNames({ values, lists, hierarchies }: IndexDefinition): Set<string> {
  const prefixes = hierarchies.flatMap((hierarchy) => {
    const levels = hierarchy.split(LEVEL_SEPARATOR);
    return levels.slice(1).map((_, index) => levels.slice(0, index + 2).join(LEVEL_SEPARATOR));
  });
  return new Set([...values, ...lists, ...prefixes]);
}
