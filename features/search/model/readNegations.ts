import type { Candidate } from './Names';
import { isModel, type Piece } from './piece';

/** Facets whose values can be left out. Of numbers such as years bounds are meant, which words for not stand in. */
const excludable: ReadonlySet<string> = new Set([
  ...['car_fuel', 'car_gearbox', 'car_drive', 'car_body', 'car_condition', 'car_color'],
  ...[
    'car_brand',
    'car_equipment',
    'car_seats',
    'car_doors',
    'car_vehicle_type_code',
    'car_site_region',
  ],
]);

/** What stands between a word for not and what is not wanted. */
const between: ReadonlySet<Kind> = new Set(['not', 'join', 'ignored']);

type Kind = Piece['meaning']['kind'];

/**
 * The pieces with what is not wanted as such: `not diesel or petrol`, `tesla: no`. A wish to be without anything that
 * cannot be left out was not understood; it is never taken for its opposite.
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
    const target = behind(pieces, at + 1, between);
    const unwanted = exceptionOf(pieces[target]);
    const before = read.at(-1);
    const answered = before && exceptionOf(before);
    if (before && answered && isAnswer(pieces, at, target)) {
      read[read.length - 1] = {
        meaning: { kind: 'except', ...answered },
        text: textOf([before, piece]),
      };
      at += 1;
      continue;
    }
    if (!unwanted) {
      const end = Math.min(target + 1, pieces.length);
      read.push({ meaning: { kind: 'unread' }, text: textOf(pieces.slice(at, end)) });
      at = end;
      continue;
    }
    const more = alsoUnwanted(pieces, target + 1, unwanted.facet);
    const candidates = [...unwanted.candidates, ...more.candidates];
    read.push({
      meaning: { kind: 'except', facet: unwanted.facet, candidates },
      text: textOf(pieces.slice(at, more.to)),
    });
    at = more.to;
  }
  return read;
}

/**
 * Whether a word for not is about what stands before it: `diesel no thanks`, `diesel not, volvo`, `diesel no petrol
 * yes`. Else it is about what follows.
 * @param target where that stands; there may be nothing
 */
function isAnswer(pieces: readonly Piece[], at: number, target: number): boolean {
  const { meaning, endsClause = false } = pieces[at] ?? {};
  if (meaning?.kind !== 'not' || meaning.answers === undefined) return false;
  if (meaning.answers === 'always') return true;
  if (pieces[at - 1]?.endsClause) return false;
  return endsClause || target >= pieces.length || pieces[target + 1]?.meaning.kind === 'yes';
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

/** Where the first piece stands that is of no such kind. */
function behind(pieces: readonly Piece[], from: number, kinds: ReadonlySet<Kind>): number {
  let at = from;
  for (;;) {
    const kind = pieces[at]?.meaning.kind;
    if (kind === undefined || !kinds.has(kind)) return at;
    at += 1;
  }
}

function exceptionOf(piece: Piece | undefined) {
  if (piece?.meaning.kind === 'unsold') {
    // None of the cars is of it, today.
    const { make, model } = piece.meaning.model;
    const candidate: Candidate =
      model === ''
        ? { facet: 'car_brand', levels: [make], count: 0 }
        : { facet: 'car_brand>car_model', levels: [make, model], count: 0 };
    return { facet: 'car_brand', candidates: [candidate] };
  }
  if (piece?.meaning.kind !== 'values') return undefined;
  const { candidates, all } = piece.meaning;
  // Of namesakes one is meant, such as a fuel and not the model that is called like it; of a compound all are.
  const first = candidates.find((known) => !isModel(known)) ?? candidates[0];
  const facet = first && firstLevel(first);
  const meant = candidates.filter((known) => firstLevel(known) === facet);
  if (facet === undefined || !excludable.has(facet)) return undefined;
  if (all && meant.length < candidates.length) return undefined;
  return { facet, candidates: meant };
}

const firstLevel = ({ facet }: Candidate): string => facet.split('>')[0] ?? facet;

/** `… or petrol`: values of the same facet behind a word that joins. */
function alsoUnwanted(pieces: readonly Piece[], from: number, facet: string) {
  const candidates: Candidate[] = [];
  let to = from;
  for (;;) {
    const next = behind(pieces, to, new Set<Kind>(['not', 'join']));
    const also = next > to ? exceptionOf(pieces[next]) : undefined;
    if (also?.facet !== facet) return { candidates, to };
    candidates.push(...also.candidates);
    to = next + 1;
  }
}
