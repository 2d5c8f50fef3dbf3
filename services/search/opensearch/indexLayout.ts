import { createHash } from 'node:crypto';
import { valueNames, type IndexDefinition } from '../indexDefinition';
import type { OpenSearchSettings } from './openSearchSettings';

/** End of the last page that can be requested: offset 100,000 plus limit 500. */
const MAX_RESULT_WINDOW = 100_500;
/** Maximum length of an indexed text: Lucene's limit of 32,766 bytes at four bytes per character. */
const MAX_TEXT_CHARACTERS = 8191;

const keyword = { type: 'keyword', ignore_above: MAX_TEXT_CHARACTERS } as const;
/** For filters only: neither counted nor sorted. */
const filterKeyword = { ...keyword, doc_values: false } as const;
const point = { type: 'geo_point' } as const;
const double = { type: 'double' } as const;

/**
 * Builds the mapping of an index for documents of type `StoredForm`. Unknown fields are rejected, so that the
 * cluster never guesses a mapping.
 */
export function createMapping(definition: IndexDefinition) {
  const { identifiers, ranges, points, sorts } = definition;
  const sortKeys = Object.values(sorts);
  const properties = <Kind>(names: readonly string[], type: Kind) => ({
    properties: Object.fromEntries(names.map((name) => [name.replaceAll('.', '/'), type])),
  });
  const numbers = sortKeys
    .filter(({ by }) => by === 'number' || by === 'date')
    .map(({ field }) => field);
  const texts = sortKeys.filter(({ by }) => by === 'text').map(({ field }) => field);
  return {
    dynamic: 'strict',
    properties: {
      id: keyword,
      document: { type: 'object', enabled: false },
      values: properties([...valueNames(definition), ...identifiers], keyword),
      numbers: properties([...ranges, ...numbers], double),
      points: properties(points, point),
      texts: properties(texts, keyword),
      words: properties(['all', 'weight1', 'weight2', 'weight3'], filterKeyword),
      identifiers: filterKeyword,
    },
  };
}

/**
 * Settings of an index while it is filled: no replicas, which are copied once from the finished index, and no
 * automatic refresh, so that all changes become visible at once.
 */
export const createSettings = ({ shards }: OpenSearchSettings) => ({
  number_of_shards: shards,
  number_of_replicas: 0,
  refresh_interval: '-1',
  max_result_window: MAX_RESULT_WINDOW,
});

/** Hash of a layout: an index with another layout is built again. */
export const layoutHash = (definition: IndexDefinition): string =>
  createHash('sha256')
    .update(JSON.stringify(createMapping(definition)))
    .digest('base64url');
