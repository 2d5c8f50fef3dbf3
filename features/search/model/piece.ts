import type { KnownModel } from './knownModels';
import { type Candidate, makeFacet } from './Names';
import type { WantedPlace } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';

/** What a phrase means. */
export type Meaning =
  /** `all` of the values, or one of them: the likeliest of namesakes. */
  | { kind: 'values'; candidates: readonly Candidate[]; all: boolean }
  /** Any but these values of a facet. */
  | { kind: 'except'; facet: string; candidates: readonly Candidate[] }
  | { kind: 'range'; range: string; bounds: Bounds }
  | { kind: 'place'; place: WantedPlace }
  | { kind: 'order'; order: WordOrder }
  | { kind: 'unsold'; model: KnownModel }
  /** What follows is not wanted; or what stands before, of which it may be an answer. */
  | { kind: 'not'; answers?: 'always' | 'atEnd' }
  /** What stands before is wanted. */
  | { kind: 'yes' }
  | { kind: 'join' }
  | { kind: 'ignored' }
  /** A wish that no filter can fulfil. */
  | { kind: 'unread' }
  /** A word that is searched for; `searched` where the stock writes it in another way, such as `C 220 d`. */
  | { kind: 'word'; searched?: string };

/** A phrase of what a visitor wrote. */
export interface Piece {
  meaning: Meaning;
  /** As written. */
  text: string;
  /** A comma or a full stop stands behind it. */
  endsClause?: boolean;
}

/** A model or a version: it may be called like anything, such as Electric. */
export const isModel = ({ facet }: NamedValue): boolean => facet.startsWith(`${makeFacet}>`);
