import { allowedEdits } from '../../../domain/search/editDistance';
import {
  IDENTIFIER_POINTS,
  MATCH_QUALITY,
  readIdentifier,
  readKeyphrase,
  type Match,
  type WordSource,
} from '../analysis/readKeyphrase';
import { valueNames, type IndexDefinition } from '../indexDefinition';
import { collectCompoundSegments, collectMeanings } from '../words/languages';
import type { Query, Snapshot } from './Cluster';
import { matchAll, hasValue } from './filterClauses';

/** A word in a query to the cluster. */
interface QueryWord {
  kind: 'word';
  word: string;
  /** `beginning` also matches the word itself. */
  matchKind: 'synonym' | 'beginning' | 'mistyped';
}

/** Words that occur in documents, and prefixes of such words. */
interface KnownWords {
  words: ReadonlySet<string>;
  prefixes: ReadonlySet<string>;
}

const WEIGHTS = [3, 2, 1] as const;
const ALL_WORDS = 'words.all';

/**
 * The query of a keyphrase: which documents match, and clauses with the same scores as in the embedded
 * engine.
 */
export interface KeyphraseQuery {
  matches: Query;
  scores: Query[];
}

/**
 * Parses a keyphrase for a snapshot of an index; returns undefined if it has no conditions. What a word
 * means depends on whether it occurs in a document, which is first requested from the cluster.
 */
export async function keyphraseQuery(
  definition: IndexDefinition,
  keyphrase: string,
  snapshot: Snapshot,
): Promise<KeyphraseQuery | undefined> {
  const parse = (knownWords: KnownWords): Match<QueryWord>[] =>
    readKeyphrase(wordSource(definition, knownWords), keyphrase);
  const requested = { words: new Set<string>(), prefixes: new Set<string>() };
  // A first pass without known words collects every word to look up.
  const draft = parse({
    words: createRecordingSet(requested.words),
    prefixes: createRecordingSet(requested.prefixes),
  });
  if (draft.length === 0) return undefined;
  const conditions = parse(await findWords(snapshot, requested));
  const identifier = readIdentifier(keyphrase);
  const matches = matchAll(conditions.map(toMatchQuery));
  return {
    matches: identifier ? matchAny([matches, toMatchQuery(identifier)]) : matches,
    scores: [...conditions, ...(identifier ? [identifier] : [])].flatMap((condition) => {
      const queries = toScoreQueries(condition);
      return queries.length === 0 ? [] : [{ dis_max: { queries } }];
    }),
  };
}

/** An empty set that records every word that is looked up in it. */
function createRecordingSet(requested: Set<string>): ReadonlySet<string> {
  return Object.assign(new Set<string>(), {
    has: (word: string) => {
      requested.add(word);
      return false;
    },
  });
}

function wordSource(definition: IndexDefinition, knownWords: KnownWords): WordSource<QueryWord> {
  const fields = valueNames(definition);
  const queryWord = (word: string, matchKind: QueryWord['matchKind']): QueryWord => ({
    kind: 'word',
    word,
    matchKind,
  });
  return {
    meanings: collectMeanings(definition.languages),
    compounds: collectCompoundSegments(definition.languages),
    hasValues: (field) => fields.has(field),
    findSynonym: (word) => (knownWords.words.has(word) ? queryWord(word, 'synonym') : undefined),
    findByPrefix: (word) => (knownWords.prefixes.has(word) ? [queryWord(word, 'beginning')] : []),
    findSimilar: (word) => (allowedEdits(word) > 0 ? [queryWord(word, 'mistyped')] : []),
  };
}

async function findWords(snapshot: Snapshot, requested: KnownWords): Promise<KnownWords> {
  const words = [...requested.words];
  const prefixes = [...requested.prefixes];
  if (words.length + prefixes.length === 0) return requested;
  const filters = [
    ...words.map((word) => wordQuery('synonym', word, ALL_WORDS)),
    ...prefixes.map((word) => wordQuery('beginning', word, ALL_WORDS)),
  ];
  const { aggregations } = await snapshot.search({
    size: 0,
    track_total_hits: false,
    aggs: { words: { filters: { filters } } },
  });
  const { buckets } = aggregations.words as { buckets: { doc_count: number }[] };
  const hasDocuments = (index: number): boolean => (buckets[index]?.doc_count ?? 0) > 0;
  return {
    words: new Set(words.filter((_, index) => hasDocuments(index))),
    prefixes: new Set(prefixes.filter((_, index) => hasDocuments(words.length + index))),
  };
}

/** Matches documents with a word in a field. */
function wordQuery(matchKind: QueryWord['matchKind'], word: string, field: string): Query {
  if (matchKind === 'synonym') return { term: { [field]: { value: word } } };
  if (matchKind === 'beginning') return { prefix: { [field]: { value: word } } };
  const fuzziness = allowedEdits(word);
  // By default the cluster expands to the best 50 words only; a constant score includes all of them.
  return { fuzzy: { [field]: { value: word, fuzziness, rewrite: 'constant_score' } } };
}

function toMatchQuery(match: Match<QueryWord>): Query {
  switch (match.kind) {
    case 'everything':
      return { match_all: {} };
    case 'word':
      return wordQuery(match.matchKind, match.word, ALL_WORDS);
    case 'values':
      return hasValue(match.field, match.values);
    case 'identifier':
      return { term: { identifiers: { value: match.plain } } };
    case 'any':
      return matchAny(match.conditions.map(toMatchQuery));
    case 'all':
      return matchAll(match.conditions.map(toMatchQuery));
  }
}

/** The clauses that score a document for one condition of a keyphrase; the highest score counts. */
function toScoreQueries(match: Match<QueryWord>): Query[] {
  if (match.kind === 'all' || match.kind === 'any') return match.conditions.flatMap(toScoreQueries);
  if (match.kind === 'identifier') return [constantScore(toMatchQuery(match), IDENTIFIER_POINTS)];
  if (match.kind !== 'word') return [];
  const { word, matchKind } = match;
  return WEIGHTS.flatMap((weight) => {
    const field = `words.weight${weight}`;
    const score = constantScore(
      wordQuery(matchKind, word, field),
      MATCH_QUALITY[matchKind] * weight,
    );
    if (matchKind !== 'beginning') return [score];
    return [constantScore(wordQuery('synonym', word, field), MATCH_QUALITY.exact * weight), score];
  });
}

const constantScore = (filter: Query, boost: number): Query => ({
  constant_score: { filter, boost },
});

const matchAny = (queries: readonly Query[]): Query =>
  queries.length === 0
    ? { match_none: {} }
    : { bool: { should: [...queries], minimum_should_match: 1 } };
