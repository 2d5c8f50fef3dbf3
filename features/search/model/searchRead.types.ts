import type { KnownModel } from './knownModels';
import type { PlaceWish } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';

/** The search that was read from a visitor's words. */
export interface SearchRead {
  values: readonly NamedValue[];
  /** Values that the visitor excludes. */
  excluded: readonly NamedValue[];
  ranges: Readonly<Record<string, Bounds>>;
  order?: WordOrder;
  /** The place where cars should be; without a name, near the visitor. */
  place?: PlaceWish;
  /** Well-known models and makes that the stock has no cars of. */
  unsold: readonly KnownModel[];
  /** The remaining words in their order, with the names of models that are not sold. */
  keyphrase: string;
  /** The keyphrase without the names of models that are not sold. */
  others: string;
  /**
   * Words, as written, that were not understood or that no filter exists for, such as `one owner`. They are not in
   * the keyphrase.
   */
  unread: readonly string[];
}
