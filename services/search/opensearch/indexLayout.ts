import { createHash } from 'node:crypto';
import { valueNames, type IndexDefinition } from '../indexDefinition';
import type { OpenSearchSettings } from './openSearchSettings';

/** Furthest document of an answer, one more than the last (offset 100,000 and limit 500). */
const FURTHEST = 100_500;
/** Longest text that is compared, in characters: Lucene's limit in bytes, at four bytes each. */
const MAX_TEXT_LENGTH = 8191;

const keyword = { type: 'keyword', ignore_above: MAX_TEXT_LENGTH } as const;
/** Only filtered by, never counted or ordered by. */
const word = { ...keyword, doc_values: false } as const;
const point = { type: 'geo_point' } as const;
const double = { type: 'double' } as const;

/**
 * Mapping of an index (`StoredForm` has its documents). Fields that it does not name are refused, so
 * that nothing is ever indexed by guess.
 */
export function mappingOf(definition: IndexDefinition) {
  const { identifiers, ranges, points, sorts } = definition;
  const keys = Object.values(sorts);
  const named = <Kind>(names: readonly string[], kind: Kind) => ({
    properties: Object.fromEntries(names.map((name) => [name.replaceAll('.', '/'), kind])),
  });
  const numbers = keys
    .filter(({ by }) => by === 'number' || by === 'date')
    .map(({ field }) => field);
  const texts = keys.filter(({ by }) => by === 'text').map(({ field }) => field);
  return {
    dynamic: 'strict',
    properties: {
      id: keyword,
      document: { type: 'object', enabled: false },
      values: named([...valueNames(definition), ...identifiers], keyword),
      numbers: named([...ranges, ...numbers], double),
      points: named(points, point),
      texts: named(texts, keyword),
      words: named(['all', 'weight1', 'weight2', 'weight3'], word),
      identifiers: word,
    },
  };
}

/**
 * Settings of an index while it is filled: without copies, which are made once from the finished index,
 * and never refreshed by itself, so that changes are seen when all of them are there.
 */
export const settingsOf = ({ shards }: OpenSearchSettings) => ({
  number_of_shards: shards,
  number_of_replicas: 0,
  refresh_interval: '-1',
  max_result_window: FURTHEST,
});

/** Tells layouts apart: an index that another one was made with is made again. */
export const layoutMark = (definition: IndexDefinition): string =>
  createHash('sha256')
    .update(JSON.stringify(mappingOf(definition)))
    .digest('base64url');
