import type { Candidate } from './NameIndex';
import { isModel, type Piece } from './piece';

/**
 * Facets whose values can be excluded. Numbers such as years have bounds instead, which cannot be negated.
 */
const excludableFacets: ReadonlySet<string> = new Set([
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_body',
  'car_condition',
  'car_color',
  'car_brand',
  'car_equipment',
  'car_seats',
  'car_doors',
  'car_vehicle_type_code',
  'car_site_region',
]);

/** Kinds of pieces that may stand between a negation and the value that it excludes. */
const skippedKinds: ReadonlySet<Kind> = new Set(['not', 'join', 'ignored']);

type Kind = Piece['meaning']['kind'];

/**
 * Turns negated values into exclusions: `not diesel or petrol`, `tesla: no`. The words of any other negation
 * become unread, because its value must never be taken for a wanted one.
 */
export function readNegations(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece?.meaning.kind !== 'not') {
      if (piece) result.push(piece);
      at += 1;
      continue;
    }
    const target = skipKinds(pieces, at + 1, skippedKinds);
    const exclusionAfter = toExclusion(pieces[target]);
    const previous = result.at(-1);
    const exclusionBefore = previous && toExclusion(previous);
    if (previous && exclusionBefore && negatesPrevious(pieces, at, target)) {
      result[result.length - 1] = {
        meaning: { kind: 'except', ...exclusionBefore },
        text: joinText([previous, piece]),
      };
      at += 1;
      continue;
    }
    if (!exclusionAfter) {
      const end = Math.min(target + 1, pieces.length);
      result.push({ meaning: { kind: 'unread' }, text: joinText(pieces.slice(at, end)) });
      at = end;
      continue;
    }
    const joinedExclusion = readJoined(pieces, target + 1, exclusionAfter.facet);
    const candidates = [...exclusionAfter.candidates, ...joinedExclusion.candidates];
    result.push({
      meaning: { kind: 'except', facet: exclusionAfter.facet, candidates },
      text: joinText(pieces.slice(at, joinedExclusion.to)),
    });
    at = joinedExclusion.to;
  }
  return result;
}

/**
 * Whether a negation excludes the value before it, as in `diesel no thanks` and `diesel not, volvo`, and not
 * the value after it.
 * @param at index of the negation
 * @param target index of the piece after the negation; may be past the end
 */
function negatesPrevious(pieces: readonly Piece[], at: number, target: number): boolean {
  const { meaning, endsClause = false } = pieces[at] ?? {};
  if (meaning?.kind !== 'not' || meaning.excludesPrevious === undefined) return false;
  if (meaning.excludesPrevious === 'always') return true;
  if (pieces[at - 1]?.endsClause) return false;
  return endsClause || target >= pieces.length || pieces[target + 1]?.meaning.kind === 'yes';
}

const joinText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

/** Index of the first piece, starting at `from`, that is not of these kinds. */
function skipKinds(pieces: readonly Piece[], from: number, kinds: ReadonlySet<Kind>): number {
  let at = from;
  for (;;) {
    const kind = pieces[at]?.meaning.kind;
    if (kind === undefined || !kinds.has(kind)) return at;
    at += 1;
  }
}

/** The facet and values that a negation of a piece excludes; undefined if they cannot be excluded. */
function toExclusion(piece: Piece | undefined) {
  if (piece?.meaning.kind === 'unsold') {
    // No car has this make or model now, but the exclusion also applies to cars that arrive later.
    const { make, model } = piece.meaning.model;
    const candidate: Candidate =
      model === ''
        ? { facet: 'car_brand', levels: [make], count: 0 }
        : { facet: 'car_brand>car_model', levels: [make, model], count: 0 };
    return { facet: 'car_brand', candidates: [candidate] };
  }
  if (piece?.meaning.kind !== 'values') return undefined;
  const { candidates, meansAll: all } = piece.meaning;
  // Of several values with the same name one is meant, preferably not a model: `Electric` is the fuel. Where
  // all are meant, they must belong to the same facet.
  const first = candidates.find((candidate) => !isModel(candidate)) ?? candidates[0];
  const facet = first && firstLevel(first);
  const meant = candidates.filter((candidate) => firstLevel(candidate) === facet);
  if (facet === undefined || !excludableFacets.has(facet)) return undefined;
  if (all && meant.length < candidates.length) return undefined;
  return { facet, candidates: meant };
}

const firstLevel = ({ facet }: Candidate): string => facet.split('>')[0] ?? facet;

/** Reads further values of the same facet after a conjunction: `… or petrol`. */
function readJoined(pieces: readonly Piece[], from: number, facet: string) {
  const candidates: Candidate[] = [];
  let to = from;
  for (;;) {
    const nextAt = skipKinds(pieces, to, new Set<Kind>(['not', 'join']));
    const joined = nextAt > to ? toExclusion(pieces[nextAt]) : undefined;
    if (joined?.facet !== facet) return { candidates, to };
    candidates.push(...joined.candidates);
    to = nextAt + 1;
  }
}
