import type { KnownModel } from './knownModels';
import { type Candidate, makeFacet } from './NameIndex';
import type { PlaceWish } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';

/** The meaning of a phrase. */
export type Meaning =
  /** Values of facets: every candidate is meant, or only the likeliest of several with the same name. */
  | { kind: 'values'; candidates: readonly Candidate[]; meansAll: boolean }
  /** Any value of a facet except these. */
  | { kind: 'except'; facet: string; candidates: readonly Candidate[] }
  | { kind: 'range'; range: string; bounds: Bounds }
  | { kind: 'place'; place: PlaceWish }
  | { kind: 'order'; order: WordOrder }
  /** A well-known model or make that the stock does not have. */
  | { kind: 'unsold'; model: KnownModel }
  /** Excludes the next piece; as an answer, always or at the end, the previous one: `diesel no thanks`. */
  | { kind: 'not'; excludesPrevious?: 'always' | 'atEnd' }
  /** Confirms the previous piece. */
  | { kind: 'yes' }
  /** A conjunction such as `and` or `or`. */
  | { kind: 'join' }
  | { kind: 'ignored' }
  /** A wish for which there is no filter. */
  | { kind: 'unread' }
  /** A word to search for; `searched` is its spelling in the stock if that differs, such as `C 220 d`. */
  | { kind: 'word'; searched?: string };

/** A phrase of the visitor's text, with its meaning. */
export interface Piece {
  meaning: Meaning;
  /** The phrase as the visitor wrote it. */
  text: string;
  /** Whether a comma or a full stop follows. */
  endsClause?: boolean;
}

/** Whether a value is a model or a version, whose name may also be an ordinary word, such as Electric. */
export const isModel = ({ facet }: NamedValue): boolean => facet.startsWith(`${makeFacet}>`);
