import type { KnownModel } from './knownModels';
import { type Candidate, makeFacet } from './Names';
import type { PlaceWish } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';

/** The meaning of a phrase. */
export type Meaning =
  /** With `all`, every candidate is meant; otherwise one, the likeliest of those with the same name. */
  | { kind: 'values'; candidates: readonly Candidate[]; all: boolean }
  /** Any value of a facet except these. */
  | { kind: 'except'; facet: string; candidates: readonly Candidate[] }
  | { kind: 'range'; range: string; bounds: Bounds }
  | { kind: 'place'; place: PlaceWish }
  | { kind: 'order'; order: WordOrder }
  | { kind: 'unsold'; model: KnownModel }
  /** Excludes the next piece, or the previous one if it answers that: `diesel no thanks`. */
  | { kind: 'not'; answers?: 'always' | 'atEnd' }
  /** Confirms the previous piece. */
  | { kind: 'yes' }
  | { kind: 'join' }
  | { kind: 'ignored' }
  /** A wish for which there is no filter. */
  | { kind: 'unread' }
  /** A word to search for; `searched` if the stock spells it differently, such as `C 220 d`. */
  | { kind: 'word'; searched?: string };

/** A phrase of the visitor's text, with its meaning. */
export interface Piece {
  meaning: Meaning;
  /** The phrase as the visitor wrote it. */
  text: string;
  /** Set if a comma or a full stop follows. */
  endsClause?: boolean;
}

/** Whether a value is a model or a version: its name may be an ordinary word, such as Electric. */
export const isModel = ({ facet }: NamedValue): boolean => facet.startsWith(`${makeFacet}>`);
