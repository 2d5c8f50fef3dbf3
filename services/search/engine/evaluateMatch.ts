import { IDENTIFIER_POINTS, type Match } from '../analysis/readKeyphrase';
import { emptyBits, intersect, unite, type Bits } from './bits';
import type { KnownWord } from './knownWords';
import type { SearchIndex } from './SearchIndex';
import { selectValues } from './filters';

/** The slots that satisfy a match; may include slots that are not in use. */
export function evaluateMatch(index: SearchIndex, match: Match<KnownWord>): Bits {
  const bits = emptyBits(index.slots);
  addMatching(index, match, bits);
  return bits;
}

/**
 * Scores of the hits in `among`, by slot: the sum over the keyphrase's conditions of the best word's quality
 * times its weight.
 */
export function scoreHits(
  index: SearchIndex,
  conditions: readonly Match<KnownWord>[],
  among: Bits,
): Uint16Array {
  const scores = new Uint16Array(index.slots);
  const best = new Uint8Array(index.slots);
  for (const condition of conditions) {
    best.fill(0);
    raiseBestScores(index, condition, among, best);
    for (let slot = 0; slot < best.length; slot += 1) {
      if (best[slot] !== 0) scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0);
    }
  }
  return scores;
}

function addMatching(index: SearchIndex, match: Match<KnownWord>, bits: Bits): void {
  switch (match.kind) {
    case 'everything':
      return unite(bits, index.live.subarray(0, bits.length));
    case 'word':
      for (const { posting } of index.text.postingsOf(match.number)) posting.addTo(bits);
      return;
    case 'values':
      return selectValues(index, match.field, match.values, bits);
    case 'identifier':
      return searchedIdentifiers(index).forEach((column) =>
        column.selectPlain(match.plain, bits, index.slots),
      );
    case 'any':
      return match.conditions.forEach((condition) => addMatching(index, condition, bits));
    case 'all': {
      const [first, ...others] = match.conditions.map((condition) =>
        evaluateMatch(index, condition),
      );
      if (!first) return unite(bits, index.live.subarray(0, bits.length));
      for (const other of others) intersect(first, other);
      return unite(bits, first);
    }
  }
}

function raiseBestScores(
  index: SearchIndex,
  match: Match<KnownWord>,
  among: Bits,
  best: Uint8Array,
): void {
  if (match.kind === 'all' || match.kind === 'any') {
    for (const condition of match.conditions) raiseBestScores(index, condition, among, best);
  } else if (match.kind === 'word') {
    for (const { posting, weight } of index.text.postingsOf(match.number)) {
      posting.raiseScores(among, weight * match.quality, best);
    }
  } else if (match.kind === 'identifier') {
    const bits = evaluateMatch(index, match);
    for (let slot = 0; slot < best.length; slot += 1) {
      if (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) best[slot] = IDENTIFIER_POINTS;
    }
  }
}

/** The identifier fields in which a keyphrase is searched. */
const searchedIdentifiers = (index: SearchIndex) =>
  [...index.identifiers].flatMap(([field, column]) =>
    field in index.definition.text ? [column] : [],
  );
