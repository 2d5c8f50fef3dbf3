import type { KnownModel } from './knownModels';
import { type Candidate, makeFacet } from './NameIndex';
import { isPlaceFacet } from './PhraseReader';
import { isModel, type Piece } from './piece';
import type { PlaceWish } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';
import type { SearchRead } from './searchRead.types';

/**
 * Facets of which a car has several values: a visitor who names two wants both, but a filter finds either.
 */
const multiValueFacets: ReadonlySet<string> = new Set(['car_equipment']);

/** Combines the pieces of a text into one search. */
export function summarise(allPieces: readonly Piece[]): SearchRead {
  const pieces = resolveConflicts(removeMakesOfUnsold(allPieces));
  const values = withoutParents(chosenValues(pieces));
  const keyphrase: string[] = [];
  const keywordsWithoutModels: string[] = [];
  const unread: string[] = [];
  const unsold: KnownModel[] = [];
  const ranges: Record<string, Bounds> = {};
  let order: WordOrder | undefined;
  let place: PlaceWish | undefined;
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
        keywordsWithoutModels.push(meaning.searched ?? text);
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
    excluded: applicableExclusions(pieces, values),
    ranges,
    order,
    ...(place && { place }),
    unsold,
    keyphrase: keyphrase.join(' '),
    keyphraseWithoutModels: keywordsWithoutModels.join(' '),
    unread,
  };
}

/**
 * Makes pieces consistent: removes excluded values from the chosen ones, makes a town in addition to a place
 * unread, and turns versions without their make and all equipment but the first into keywords.
 */
function resolveConflicts(pieces: readonly Piece[]): Piece[] {
  const hasPlace = pieces.some(({ meaning }) => meaning.kind === 'place');
  const excluded = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'except' ? meaning.candidates : [],
  );
  const firstByFacet = new Map<string, Candidate>();
  const firstCandidates = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'values' ? (meaning.candidates[0] ?? []) : [],
  );
  return pieces.map((piece): Piece => {
    const { meaning, text } = piece;
    if (meaning.kind !== 'values') return piece;
    const [first] = meaning.candidates;
    if (hasPlace && first && isPlaceFacet(first.facet))
      return { meaning: { kind: 'unread' }, text };
    if (first && isUnqualifiedVersion(meaning.candidates, firstCandidates)) {
      return { meaning: { kind: 'word', searched: first.levels.at(-1) }, text };
    }
    if (first && multiValueFacets.has(first.facet)) {
      const previous = firstByFacet.get(first.facet);
      if (previous && previous !== first) {
        return { meaning: { kind: 'word', searched: first.levels.at(-1) }, text };
      }
      firstByFacet.set(first.facet, first);
    }
    const candidates = meaning.candidates.filter(
      (candidate) => !excluded.some((excludedValue) => isSame(excludedValue, candidate)),
    );
    return candidates.length > 0
      ? { meaning: { ...meaning, candidates }, text }
      : { meaning: { kind: 'unread' }, text };
  });
}

/** Whether all candidates are versions, such as `1.5 TSI`, whose make or model the text does not name. */
const isUnqualifiedVersion = (
  candidates: readonly Candidate[],
  firstCandidates: readonly Candidate[],
): boolean =>
  candidates.every(
    (value) =>
      value.levels.length > 2 && !firstCandidates.some((other) => isAncestor(other, value)),
  );

/**
 * The exclusions that change the result. Once a value is chosen, other values of its facet are excluded
 * anyway, except those below it: `volvo, not xc60`.
 */
function applicableExclusions(
  pieces: readonly Piece[],
  values: readonly NamedValue[],
): NamedValue[] {
  const excluded = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'except' ? meaning.candidates : [],
  );
  const isApplicable = (exclusion: NamedValue) => {
    const siblings = values.filter(
      (value) => !multiValueFacets.has(value.facet) && isSameFacet(value, exclusion),
    );
    return siblings.length === 0 || siblings.some((sibling) => isAncestor(sibling, exclusion));
  };
  return excluded.filter(isApplicable).map(({ facet, levels }) => ({ facet, levels }));
}

const isSameFacet = (a: NamedValue, b: NamedValue): boolean =>
  a.facet.split('>')[0] === b.facet.split('>')[0];

const isSame = (a: NamedValue, b: NamedValue): boolean =>
  a.facet === b.facet && a.levels.join('>') === b.levels.join('>');

/**
 * Removes a make before its unsold model: `Volkswagen Golf` is one model, also if other Volkswagens are sold.
 */
function removeMakesOfUnsold(pieces: readonly Piece[]): Piece[] {
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
  const valueMeanings = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'values' ? [meaning] : [],
  );
  const firstCandidates = valueMeanings.flatMap(({ candidates }) => candidates[0] ?? []);
  return valueMeanings.flatMap(({ candidates, meansAll: all }) =>
    all ? candidates : chooseLikeliest(candidates, firstCandidates),
  );
}

/** The likeliest of several values with the same name. */
function chooseLikeliest(
  candidates: readonly Candidate[],
  firstCandidates: readonly Candidate[],
): Candidate[] {
  // A model whose name is also an ordinary word is meant only if the text names its make.
  const qualified = candidates.filter(
    (candidate) =>
      !isModel(candidate) || firstCandidates.some((other) => isAncestor(other, candidate)),
  );
  const likely = qualified.length > 0 ? qualified : candidates;
  const [first] = likely;
  if (!first) return [];
  const ofFirstFacet = likely.filter(({ facet }) => facet === first.facet);
  const ofNamedMake = ofFirstFacet.filter((candidate) =>
    firstCandidates.some((other) => isAncestor(other, candidate)),
  );
  const [best] = [...(ofNamedMake.length > 0 ? ofNamedMake : ofFirstFacet)].sort(
    (a, b) => b.count - a.count,
  );
  return best ? [best] : [];
}

/** Removes duplicates, and values whose child is also chosen: a model implies its make. */
function withoutParents(values: readonly Candidate[]): NamedValue[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    const { facet, levels } = value;
    const key = [facet, ...levels].join('\n');
    if (seen.has(key) || values.some((other) => isAncestor(value, other))) return [];
    seen.add(key);
    return [{ facet, levels }];
  });
}

function isAncestor(ancestor: NamedValue, descendant: NamedValue): boolean {
  return (
    descendant.facet.startsWith(`${ancestor.facet}>`) &&
    ancestor.levels.every((text, level) => descendant.levels[level] === text)
  );
}
