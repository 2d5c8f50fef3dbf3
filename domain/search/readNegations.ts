import type { Candidate } from './Names';
import type { Piece } from './piece';

/** Facets of which all other values can be meant: they are few. */
const fewValues: ReadonlySet<string> = new Set([
  ...['car_fuel', 'car_gearbox', 'car_drive', 'car_body', 'car_condition', 'car_color'],
]);

/**
 * The pieces with what is not wanted as such: `not diesel or petrol` is every other fuel. A wish to be without anything
 * else was not understood; it is never taken for its opposite.
 */
export function readNegations(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece?.meaning.kind !== 'not') {
      if (piece) read.push(piece);
      at += 1;
      continue;
    }
    const target = behind(pieces, at + 1, ['not', 'join', 'ignored']);
    const negated = exceptionOf(pieces[target]);
    if (!negated) {
      const end = Math.min(target + 1, pieces.length);
      read.push({ meaning: { kind: 'unread' }, text: textOf(pieces.slice(at, end)) });
      at = end;
      continue;
    }
    const { facet, candidates } = negated;
    const more = alsoNegated(pieces, target + 1, facet);
    read.push({
      meaning: { kind: 'except', facet, candidates: [...candidates, ...more.candidates] },
      text: textOf(pieces.slice(at, more.to)),
    });
    at = more.to;
  }
  return read;
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

/** Where the first piece stands that is of no such kind. */
function behind(pieces: readonly Piece[], from: number, kinds: readonly string[]): number {
  let at = from;
  while (kinds.includes(pieces[at]?.meaning.kind ?? '')) at += 1;
  return at;
}

function exceptionOf(piece: Piece | undefined) {
  if (piece?.meaning.kind !== 'values') return undefined;
  const { candidates, all } = piece.meaning;
  const facet = candidates.find((known) => fewValues.has(known.facet))?.facet;
  const meant = candidates.filter((known) => known.facet === facet);
  // Of namesakes one is meant, such as a fuel and not the model that is called like it; of a compound all are.
  if (facet === undefined || (all && meant.length < candidates.length)) return undefined;
  return { facet, candidates: meant };
}

/** `… or petrol`: values of the same facet behind a word that joins. */
function alsoNegated(pieces: readonly Piece[], from: number, facet: string) {
  const candidates: Candidate[] = [];
  let to = from;
  for (;;) {
    const next = behind(pieces, to, ['not', 'join']);
    const also = next > to ? exceptionOf(pieces[next]) : undefined;
    if (also?.facet !== facet) return { candidates, to };
    candidates.push(...also.candidates);
    to = next + 1;
  }
}
