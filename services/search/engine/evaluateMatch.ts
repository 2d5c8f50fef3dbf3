import { IDENTIFIER_POINTS, type Match } from '../analysis/readKeyphrase';
import { emptyBits, intersect, unite, type Bits } from './bits';
import type { KnownWord } from './knownWords';
import type { SearchIndex } from './SearchIndex';
import { selectValues } from './filters';

/** The slots that fulfil a match; among them may be slots that are not in use. */
export function evaluateMatch(index: SearchIndex, match: Match<KnownWord>): Bits {
  const bits = emptyBits(index.slots);
  addMatching(index, match, bits);
  return bits;
}

/**
 * Scores by slot of the hits among these: for each part of the keyphrase the best of its words, quality
 * times weight.
 */
export function scoreHits(
  index: SearchIndex,
  parts: readonly Match<KnownWord>[],
  among: Bits,
): Uint16Array {
  const scores = new Uint16Array(index.slots);
  const best = new Uint8Array(index.slots);
  for (const part of parts) {
    best.fill(0);
    raise(index, part, among, best);
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
      for (const { posting } of index.text.postingsOf(match.number)) posting.uniteInto(bits);
      return;
    case 'values':
      return selectValues(index, match.field, match.values, bits);
    case 'identifier':
      return searchedIdentifiers(index).forEach((column) =>
        column.selectPlain(match.plain, bits, index.slots),
      );
    case 'any':
      return match.parts.forEach((part) => addMatching(index, part, bits));
    case 'all': {
      const [first, ...rest] = match.parts.map((part) => evaluateMatch(index, part));
      if (!first) return unite(bits, index.live.subarray(0, bits.length));
      for (const other of rest) intersect(first, other);
      return unite(bits, first);
    }
  }
}

function raise(index: SearchIndex, match: Match<KnownWord>, among: Bits, best: Uint8Array): void {
  if (match.kind === 'all' || match.kind === 'any') {
    for (const part of match.parts) raise(index, part, among, best);
  } else if (match.kind === 'word') {
    for (const { posting, weight } of index.text.postingsOf(match.number)) {
      posting.score(among, weight * match.quality, best);
    }
  } else if (match.kind === 'identifier') {
    const bits = evaluateMatch(index, match);
    for (let slot = 0; slot < best.length; slot += 1) {
      if (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) best[slot] = IDENTIFIER_POINTS;
    }
  }
}

/** Identifiers that a keyphrase finds. */
const searchedIdentifiers = (index: SearchIndex) =>
  [...index.identifiers].flatMap(([field, column]) =>
    field in index.definition.text ? [column] : [],
  );
