import { readPosition } from '../../../domain/geography/position';
import { TermReader, searchedTexts } from '../analysis/TermReader';
import { plainIdentifier } from '../analysis/readKeyphrase';
import { beginningsOf } from '../engine/filters';
import { branchesOf, numberOf, textOf, textsAt, timeOf } from '../engine/readField';
import {
  LEVEL_SEPARATOR,
  valueNames,
  type IndexDefinition,
  type SearchDocument,
  type TextWeight,
} from '../indexDefinition';
import { compoundsOf } from '../words/languages';

/**
 * A document as OpenSearch keeps it: itself, not indexed, beside what is asked of it. Everything that
 * needs to know a language is worked out here, by the same code as for the embedded engine, so that
 * both find the same.
 */
export interface StoredForm {
  id: string;
  document: SearchDocument;
  /** By filter and facet, `valueField` names them; of hierarchies every beginning. */
  values: Record<string, string[]>;
  /** What orders and ranges compare, by field. */
  numbers: Record<string, number>;
  /** Positions, by field; those that are on Earth. */
  points: Record<string, { lat: number; lon: number }>;
  /** Texts that orders compare, by field. */
  texts: Record<string, string>;
  /** Folded words: all of them, and each under its greatest weight. */
  words: Partial<Record<'all' | `weight${TextWeight}`, string[]>>;
  /** Identifiers that a keyphrase may be. */
  identifiers: string[];
}

/** A name of a filter or facet as a name of a field: dots would mean a path. */
export const valueField = (name: string): string => `values.${name.replaceAll('.', '/')}`;

/** The same of a position. */
export const pointField = (name: string): string => `points.${name.replaceAll('.', '/')}`;

/** Makes stored forms of an index's documents. */
export function storedFormOf(
  definition: IndexDefinition,
): (document: SearchDocument) => StoredForm {
  const terms = new TermReader(compoundsOf(definition.languages));
  const names = [...valueNames(definition), ...definition.identifiers];
  return (document) => ({
    id: String(document[definition.id]),
    document,
    values: Object.fromEntries(
      names.map((name) => [name.replaceAll('.', '/'), valuesOf(document, name)]),
    ),
    numbers: numbersOf(definition, document),
    points: pointsOf(definition, document),
    texts: textsOf(definition, document),
    words: wordsOf(terms.weights(searchedTexts(definition, document))),
    identifiers: definition.identifiers
      .filter((field) => field in definition.text)
      .flatMap((field) => textsAt(document, field).map(plainIdentifier)),
  });
}

/**
 * What takes the place of a part of a stored form for some fields of a document; OpenSearch joins it with the
 * rest. What a field no longer has is null, since what is left out would stay.
 */
export function patchForm(
  definition: IndexDefinition,
  fields: SearchDocument,
): Pick<StoredForm, 'document' | 'values'> & { numbers: Record<string, number | null> } {
  const names = Object.keys(fields);
  const numbers = numbersOf(definition, fields);
  const numbered = [
    ...definition.ranges,
    ...Object.values(definition.sorts).map(({ field }) => field),
  ];
  return {
    document: Object.fromEntries(names.map((name) => [name, fields[name] ?? null])),
    values: Object.fromEntries(
      names
        .filter((name) => valueNames(definition).has(name))
        .map((name) => [name, valuesOf(fields, name)]),
    ),
    numbers: Object.fromEntries(
      names.filter((name) => numbered.includes(name)).map((name) => [name, numbers[name] ?? null]),
    ),
  };
}

function valuesOf(document: SearchDocument, name: string): string[] {
  if (!name.includes(LEVEL_SEPARATOR)) return [...new Set(textsAt(document, name))];
  const branches = branchesOf(document, name.split(LEVEL_SEPARATOR));
  if (name.includes('.')) return branches;
  // The longest branch stands for those that it begins with.
  const longest = branches.at(-1);
  return longest === undefined ? [] : beginningsOf(longest);
}

function numbersOf(definition: IndexDefinition, document: SearchDocument): Record<string, number> {
  const { ranges, sorts } = definition;
  const numbers = ranges.map((field) => [field, numberOf(document[field])] as const);
  const keys = Object.values(sorts).flatMap(({ field, by }) =>
    by !== 'number' && by !== 'date'
      ? []
      : [[field, (by === 'date' ? timeOf : numberOf)(document[field])] as const],
  );
  return Object.fromEntries([...numbers, ...keys].filter(([, number]) => !Number.isNaN(number)));
}

function pointsOf({ points }: IndexDefinition, document: SearchDocument): StoredForm['points'] {
  return Object.fromEntries(
    points.flatMap((field) => {
      const position = readPosition(textOf(document[field]) ?? '');
      return position ? [[field, { lat: position.lat, lon: position.lng }]] : [];
    }),
  );
}

function textsOf({ sorts }: IndexDefinition, document: SearchDocument): Record<string, string> {
  return Object.fromEntries(
    Object.values(sorts).flatMap(({ field, by }) => {
      const text = by === 'text' ? textOf(document[field]) : undefined;
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

function wordsOf(weights: ReadonlyMap<string, TextWeight>): StoredForm['words'] {
  const words: StoredForm['words'] = { all: [...weights.keys()] };
  for (const [word, weight] of weights) (words[`weight${weight}`] ??= []).push(word);
  return words;
}
