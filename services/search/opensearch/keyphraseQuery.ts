import { allowedEdits } from '../../../domain/search/editDistance';
import {
  IDENTIFIER_POINTS,
  QUALITY,
  readIdentifier,
  readKeyphrase,
  type Match,
  type WordSource,
} from '../analysis/readKeyphrase';
import { valueNames, type IndexDefinition } from '../indexDefinition';
import { compoundsOf, meaningsOf } from '../words/languages';
import type { Query, Snapshot } from './Cluster';
import { allOf, hasValue } from './filterClauses';

/** A word that the cluster is asked for. */
interface AskedWord {
  kind: 'word';
  word: string;
  /** `beginning` finds the word itself as well. */
  how: 'synonym' | 'beginning' | 'mistyped';
}

/** Words that some document has, and those that some document's word begins with. */
interface FoundWords {
  whole: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
}

const WEIGHTS = [3, 2, 1] as const;
const ALL_WORDS = 'words.all';

/** What a keyphrase asks of documents: which fit, and what scores the same as in the embedded engine. */
export interface KeyphraseQuery {
  fits: Query;
  scores: Query[];
}

/**
 * Reads a keyphrase for the state of an index; undefined when it asks for nothing. What a word means
 * depends on whether any document has it, which the cluster is asked first.
 * @throws ClusterFailure
 */
export async function keyphraseQuery(
  definition: IndexDefinition,
  keyphrase: string,
  snapshot: Snapshot,
): Promise<KeyphraseQuery | undefined> {
  const read = (found: FoundWords): Match<AskedWord>[] =>
    readKeyphrase(wordSource(definition, found), keyphrase);
  const asked = { whole: new Set<string>(), beginnings: new Set<string>() };
  // Where no word is known, every word is asked for that may ever be.
  const parts = read({ whole: recording(asked.whole), beginnings: recording(asked.beginnings) });
  if (parts.length === 0) return undefined;
  const known = read(await findWords(snapshot, asked));
  const identifier = readIdentifier(keyphrase);
  const fits = allOf(known.map(fitting));
  return {
    fits: identifier ? anyOf([fits, fitting(identifier)]) : fits,
    scores: [...known, ...(identifier ? [identifier] : [])].flatMap((part) => {
      const queries = scoring(part);
      return queries.length === 0 ? [] : [{ dis_max: { queries } }];
    }),
  };
}

/** An empty set that keeps what it is asked for. */
function recording(asked: Set<string>): ReadonlySet<string> {
  return Object.assign(new Set<string>(), {
    has: (word: string) => {
      asked.add(word);
      return false;
    },
  });
}

function wordSource(definition: IndexDefinition, found: FoundWords): WordSource<AskedWord> {
  const fields = valueNames(definition);
  const asked = (word: string, how: AskedWord['how']): AskedWord => ({ kind: 'word', word, how });
  return {
    meanings: meaningsOf(definition.languages),
    compounds: compoundsOf(definition.languages),
    hasValues: (field) => fields.has(field),
    synonym: (word) => (found.whole.has(word) ? asked(word, 'synonym') : undefined),
    beginning: (word) => (found.beginnings.has(word) ? [asked(word, 'beginning')] : []),
    similar: (word) => (allowedEdits(word) > 0 ? [asked(word, 'mistyped')] : []),
  };
}

async function findWords(snapshot: Snapshot, asked: FoundWords): Promise<FoundWords> {
  const whole = [...asked.whole];
  const beginnings = [...asked.beginnings];
  if (whole.length + beginnings.length === 0) return asked;
  const filters = [
    ...whole.map((word) => finding('synonym', word, ALL_WORDS)),
    ...beginnings.map((word) => finding('beginning', word, ALL_WORDS)),
  ];
  const { aggregations } = await snapshot.search({
    size: 0,
    track_total_hits: false,
    aggs: { words: { filters: { filters } } },
  });
  const { buckets } = aggregations.words as { buckets: { doc_count: number }[] };
  const isFound = (at: number): boolean => (buckets[at]?.doc_count ?? 0) > 0;
  return {
    whole: new Set(whole.filter((_, at) => isFound(at))),
    beginnings: new Set(beginnings.filter((_, at) => isFound(whole.length + at))),
  };
}

/** Documents that have a word in a field. */
function finding(how: AskedWord['how'], word: string, field: string): Query {
  if (how === 'synonym') return { term: { [field]: { value: word } } };
  if (how === 'beginning') return { prefix: { [field]: { value: word } } };
  const fuzziness = allowedEdits(word);
  // Rewritten to a constant score it finds every such word, not the best fifty.
  return { fuzzy: { [field]: { value: word, fuzziness, rewrite: 'constant_score' } } };
}

function fitting(match: Match<AskedWord>): Query {
  switch (match.kind) {
    case 'everything':
      return { match_all: {} };
    case 'word':
      return finding(match.how, match.word, ALL_WORDS);
    case 'values':
      return hasValue(match.field, match.values);
    case 'identifier':
      return { term: { identifiers: { value: match.plain } } };
    case 'any':
      return anyOf(match.parts.map(fitting));
    case 'all':
      return allOf(match.parts.map(fitting));
  }
}

/** What gives a document points for a part of a keyphrase; the most points of them count. */
function scoring(match: Match<AskedWord>): Query[] {
  if (match.kind === 'all' || match.kind === 'any') return match.parts.flatMap(scoring);
  if (match.kind === 'identifier') return [points(fitting(match), IDENTIFIER_POINTS)];
  if (match.kind !== 'word') return [];
  const { word, how } = match;
  return WEIGHTS.flatMap((weight) => {
    const field = `words.weight${weight}`;
    const found = points(finding(how, word, field), QUALITY[how] * weight);
    if (how !== 'beginning') return [found];
    return [points(finding('synonym', word, field), QUALITY.exact * weight), found];
  });
}

const points = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } });

const anyOf = (queries: readonly Query[]): Query =>
  queries.length === 0
    ? { match_none: {} }
    : { bool: { should: [...queries], minimum_should_match: 1 } };
