import { readPosition } from '../../../domain/geography/position';
import { TermReader, searchedTexts } from '../analysis/TermReader';
import { plainIdentifier } from '../analysis/readKeyphrase';
import { ancestorPaths } from '../engine/filters';
import { readBranches, toNumber, toText, readTexts, toTime } from '../engine/readField';
import {
  LEVEL_SEPARATOR,
  valueNames,
  type IndexDefinition,
  type SearchDocument,
  type TextWeight,
} from '../indexDefinition';
import { collectCompoundSegments } from '../words/languages';

/**
 * A document as it is stored in OpenSearch: the original, not indexed, and the indexed fields. Everything
 * that depends on a language is computed here, by the code of the embedded engine, so that both engines give
 * the same results.
 */
export interface StoredForm {
  id: string;
  document: SearchDocument;
  /** Filter and facet values, keyed as in `valueField`; a hierarchy contains every prefix of its path. */
  values: Record<string, string[]>;
  /** Numbers for sorting and ranges, by field. */
  numbers: Record<string, number>;
  /** Valid positions, by field. */
  points: Record<string, { lat: number; lon: number }>;
  /** Texts for sorting, by field. */
  texts: Record<string, string>;
  /** Normalised words: all of them, and by their highest weight. */
  words: Partial<Record<'all' | `weight${TextWeight}`, string[]>>;
  /** Identifiers that a keyphrase can match. */
  identifiers: string[];
}

/** Returns the field name of a filter or facet; dots are replaced, since OpenSearch reads them as a path. */
export const valueField = (name: string): string => `values.${name.replaceAll('.', '/')}`;

/** Returns the field name of a position. */
export const pointField = (name: string): string => `points.${name.replaceAll('.', '/')}`;

/** Returns a function that converts the documents of an index. */
export function createConverter(
  definition: IndexDefinition,
): (document: SearchDocument) => StoredForm {
  const termReader = new TermReader(collectCompoundSegments(definition.languages));
  const names = [...valueNames(definition), ...definition.identifiers];
  return (document) => ({
    id: String(document[definition.id]),
    document,
    values: Object.fromEntries(
      names.map((name) => [name.replaceAll('.', '/'), readValues(document, name)]),
    ),
    numbers: readNumbers(definition, document),
    points: readPoints(definition, document),
    texts: readSortTexts(definition, document),
    words: groupByWeight(termReader.collectWeights(searchedTexts(definition, document))),
    identifiers: definition.identifiers
      .filter((field) => field in definition.text)
      .flatMap((field) => readTexts(document, field).map(plainIdentifier)),
  });
}

/**
 * Converts a patch; OpenSearch merges it with the stored document. A field without a value becomes null,
 * since an absent field would keep its old value.
 */
export function toStoredPatch(
  definition: IndexDefinition,
  fields: SearchDocument,
): Pick<StoredForm, 'document' | 'values'> & { numbers: Record<string, number | null> } {
  const names = Object.keys(fields);
  const numbers = readNumbers(definition, fields);
  const numberFields = [
    ...definition.ranges,
    ...Object.values(definition.sorts).map(({ field }) => field),
  ];
  return {
    document: Object.fromEntries(names.map((name) => [name, fields[name] ?? null])),
    values: Object.fromEntries(
      names
        .filter((name) => valueNames(definition).has(name))
        .map((name) => [name, readValues(fields, name)]),
    ),
    numbers: Object.fromEntries(
      names
        .filter((name) => numberFields.includes(name))
        .map((name) => [name, numbers[name] ?? null]),
    ),
  };
}

function readValues(document: SearchDocument, name: string): string[] {
  if (!name.includes(LEVEL_SEPARATOR)) return [...new Set(readTexts(document, name))];
  const paths = readBranches(document, name.split(LEVEL_SEPARATOR));
  if (name.includes('.')) return paths;
  // The longest path also contains its prefixes.
  const leafPath = paths.at(-1);
  return leafPath === undefined ? [] : ancestorPaths(leafPath);
}

function readNumbers(
  definition: IndexDefinition,
  document: SearchDocument,
): Record<string, number> {
  const { ranges, sorts } = definition;
  const numbers = ranges.map((field) => [field, toNumber(document[field])] as const);
  const sortKeys = Object.values(sorts).flatMap(({ field, by }) =>
    by !== 'number' && by !== 'date'
      ? []
      : [[field, (by === 'date' ? toTime : toNumber)(document[field])] as const],
  );
  return Object.fromEntries(
    [...numbers, ...sortKeys].filter(([, number]) => !Number.isNaN(number)),
  );
}

function readPoints({ points }: IndexDefinition, document: SearchDocument): StoredForm['points'] {
  return Object.fromEntries(
    points.flatMap((field) => {
      const position = readPosition(toText(document[field]) ?? '');
      return position ? [[field, { lat: position.lat, lon: position.lng }]] : [];
    }),
  );
}

function readSortTexts(
  { sorts }: IndexDefinition,
  document: SearchDocument,
): Record<string, string> {
  return Object.fromEntries(
    Object.values(sorts).flatMap(({ field, by }) => {
      const text = by === 'text' ? toText(document[field]) : undefined;
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

function groupByWeight(weights: ReadonlyMap<string, TextWeight>): StoredForm['words'] {
  const words: StoredForm['words'] = { all: [...weights.keys()] };
  for (const [word, weight] of weights) (words[`weight${weight}`] ??= []).push(word);
  return words;
}
