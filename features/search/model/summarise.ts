import type { KnownModel } from './knownModels';
import { type Candidate, makeFacet } from './Names';
import { isPlace } from './PhraseReader';
import { isModel, type Piece } from './piece';
import type { WantedPlace } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';
import type { SearchRead } from './searchRead.types';

/** Facets of which a car has several values: two of them are both wanted, which a filter of any of them cannot say. */
const lists: ReadonlySet<string> = new Set(['car_equipment']);

/** What some pieces ask for together. */
export function summarise(all: readonly Piece[]): SearchRead {
  const pieces = settled(joinUnsold(all));
  const values = withoutParents(chosenValues(pieces));
  const keyphrase: string[] = [];
  const others: string[] = [];
  const unread: string[] = [];
  const unsold: KnownModel[] = [];
  const ranges: Record<string, Bounds> = {};
  let order: WordOrder | undefined;
  let place: WantedPlace | undefined;
  for (const { meaning, text } of pieces) {
    switch (meaning.kind) {
      case 'range':
        ranges[meaning.range] = meaning.bounds;
        break;
      case 'order':
        order = meaning.order;
        break;
      case 'place':
        if (place) unread.push(text);
        else place = meaning.place;
        break;
      case 'unsold':
        unsold.push(meaning.model);
        keyphrase.push(`${meaning.model.make} ${meaning.model.model}`.trim());
        break;
      case 'unread':
        unread.push(text);
        break;
      case 'word':
        keyphrase.push(meaning.searched ?? text);
        others.push(meaning.searched ?? text);
        break;
      case 'values':
      case 'except':
      case 'not':
      case 'yes':
      case 'join':
      case 'ignored':
        break;
    }
  }
  return {
    values,
    excluded: excludedBeside(pieces, values),
    ranges,
    order,
    ...(place && { place }),
    unsold,
    keyphrase: keyphrase.join(' '),
    others: others.join(' '),
    unread,
  };
}

/**
 * Pieces that agree with each other: what is not wanted is taken from what is; a second town beside a place was not
 * understood; of equipment the first is a filter, and what is more are words, as cars write them; so is a version without
 * its make.
 */
function settled(pieces: readonly Piece[]): Piece[] {
  const hasPlace = pieces.some(({ meaning }) => meaning.kind === 'place');
  const excluded = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'except' ? meaning.candidates : [],
  );
  const listed = new Map<string, Candidate>();
  const firsts = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'values' ? (meaning.candidates[0] ?? []) : [],
  );
  return pieces.map((piece): Piece => {
    const { meaning, text } = piece;
    if (meaning.kind !== 'values') return piece;
    const [first] = meaning.candidates;
    if (hasPlace && first && isPlace(first.facet)) return { meaning: { kind: 'unread' }, text };
    if (first && isVersionAlone(meaning.candidates, firsts)) {
      return { meaning: { kind: 'word', searched: first.levels.at(-1) }, text };
    }
    if (first && lists.has(first.facet)) {
      const before = listed.get(first.facet);
      if (before && before !== first) {
        return { meaning: { kind: 'word', searched: first.levels.at(-1) }, text };
      }
      listed.set(first.facet, first);
    }
    const candidates = meaning.candidates.filter((one) => !excluded.some((no) => isSame(no, one)));
    return candidates.length > 0
      ? { meaning: { ...meaning, candidates }, text }
      : { meaning: { kind: 'unread' }, text };
  });
}

/** A version without its make or model is any make's that is called so: `1.5 TSI`. */
const isVersionAlone = (candidates: readonly Candidate[], firsts: readonly Candidate[]): boolean =>
  candidates.every(
    (value) => value.levels.length > 2 && !firsts.some((named) => isAbove(named, value)),
  );

/**
 * What is not wanted. Where one of several values is wanted, all others go without saying, but for those below it:
 * `volvo, not xc60`.
 */
function excludedBeside(pieces: readonly Piece[], values: readonly NamedValue[]): NamedValue[] {
  const excluded = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'except' ? meaning.candidates : [],
  );
  const isTold = (one: NamedValue) => {
    const beside = values.filter((value) => !lists.has(value.facet) && isOfOneFacet(value, one));
    return beside.length === 0 || beside.some((value) => isAbove(value, one));
  };
  return excluded.filter(isTold).map(({ facet, levels }) => ({ facet, levels }));
}

const isOfOneFacet = (one: NamedValue, other: NamedValue): boolean =>
  one.facet.split('>')[0] === other.facet.split('>')[0];

const isSame = (one: NamedValue, other: NamedValue): boolean =>
  one.facet === other.facet && one.levels.join('>') === other.levels.join('>');

/** A make before its model that is not sold belongs to it, and so does the make of a model alone. */
function joinUnsold(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ meaning }, at) => {
    const next = pieces[at + 1]?.meaning;
    if (next?.kind !== 'unsold') return true;
    if (meaning.kind === 'unsold') {
      return meaning.model.model !== '' || meaning.model.make !== next.model.make;
    }
    return !(
      meaning.kind === 'values' && meaning.candidates.some((value) => isMake(value, next.model))
    );
  });
}

const isMake = ({ facet, levels }: Candidate, { make }: KnownModel): boolean =>
  facet === makeFacet && levels[0] === make;

function chosenValues(pieces: readonly Piece[]): Candidate[] {
  const runs = pieces.flatMap(({ meaning }) => (meaning.kind === 'values' ? [meaning] : []));
  const firsts = runs.flatMap(({ candidates }) => candidates[0] ?? []);
  return runs.flatMap(({ candidates, all }) => (all ? candidates : chosen(candidates, firsts)));
}

/** One of the values with that name. */
function chosen(candidates: readonly Candidate[], firsts: readonly Candidate[]): Candidate[] {
  // A model that is called like something else is meant only below its make.
  const meant = candidates.filter(
    (candidate) => !isModel(candidate) || firsts.some((named) => isAbove(named, candidate)),
  );
  const likely = meant.length > 0 ? meant : candidates;
  const [first] = likely;
  if (!first) return [];
  const alike = likely.filter(({ facet }) => facet === first.facet);
  const below = alike.filter((candidate) => firsts.some((named) => isAbove(named, candidate)));
  const [best] = [...(below.length > 0 ? below : alike)].sort(
    (one, other) => other.count - one.count,
  );
  return best ? [best] : [];
}

/** Drops what is named twice, and values that another one stands below: a model says its make. */
function withoutParents(values: readonly Candidate[]): NamedValue[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    const { facet, levels } = value;
    const key = [facet, ...levels].join('\n');
    if (seen.has(key) || values.some((other) => isAbove(value, other))) return [];
    seen.add(key);
    return [{ facet, levels }];
  });
}

function isAbove(one: NamedValue, other: NamedValue): boolean {
  return (
    other.facet.startsWith(`${one.facet}>`) &&
    one.levels.every((text, level) => other.levels[level] === text)
  );
}
