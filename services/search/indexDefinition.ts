import type { Language } from '../../sites/site.types';

/** A document as it is stored and answered: any JSON by field name. */
export type SearchDocument = Readonly<Record<string, unknown>>;

/** How much a word tells about a document, by the field it stands in: 3 is what it is called. */
export type TextWeight = 1 | 2 | 3;

export interface SortDefinition {
  field: string;
  /** Numbers, ISO dates as points in time, texts of a value field, or distances from the point that a filter names. */
  by: 'number' | 'date' | 'text' | 'distance';
  descending?: boolean;
}

/**
 * What an index holds and what may be asked of it (search.md, "Decided semantics"). A field may be
 * used in several ways; a path such as `departments.type` reads a key of each object of a list.
 */
export interface IndexDefinition {
  name: string;
  /** Languages of its texts and of those who search it. */
  languages: readonly Language[];
  /** Field that identifies a document, a string; equal sort keys follow its order. */
  id: string;
  /** Every field of a document; others are refused. */
  fields: readonly string[];
  /** Fields with a text of its own in each document: filters may name them, and words mean them whole. */
  identifiers: readonly string[];
  /** Fields with one value that filters and facets may name: text, number or boolean, compared as text. */
  values: readonly string[];
  /** The same for fields with several values. */
  lists: readonly string[];
  /** Value fields joined by `>`; filters and facets may name each, or its first levels. */
  hierarchies: readonly string[];
  /** Number fields: filtered by two bounds, counted as histograms. */
  ranges: readonly string[];
  /** Positions, `latitude,longitude`: filtered by how far from a point they are, and ordered by it. */
  points: readonly string[];
  /** Fields whose words a keyphrase finds; of identifiers only the whole. */
  text: Readonly<Record<string, TextWeight>>;
  /** Orders by name; `relevance` goes without saying. */
  sorts: Readonly<Record<string, SortDefinition>>;
  /** Order of a search that asks for none. */
  defaultSort: string;
  /** Fields that the log of changes tells; an index without them has no log. */
  logged?: readonly string[];
}

/** The order by how well documents fit the keyphrase. */
export const RELEVANCE = 'relevance';

/** Stands between the levels of a hierarchy, in names and in values. */
export const LEVEL_SEPARATOR = '>';

/** Names that a filter or facet of whole values may have: fields, and hierarchies with their beginnings. */
export function valueNames({ values, lists, hierarchies }: IndexDefinition): Set<string> {
  const beginnings = hierarchies.flatMap((hierarchy) => {
    const levels = hierarchy.split(LEVEL_SEPARATOR);
    return levels.slice(1).map((_, at) => levels.slice(0, at + 2).join(LEVEL_SEPARATOR));
  });
  return new Set([...values, ...lists, ...beginnings]);
}
