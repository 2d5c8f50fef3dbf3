import type { KnownModel } from './knownModels';
import type { PlaceWish } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';

/** A search that `readSearch` has read from a visitor's words. */
export interface SearchRead {
  values: readonly NamedValue[];
  /** Values that the visitor excludes. */
  excluded: readonly NamedValue[];
  ranges: Readonly<Record<string, Bounds>>;
  order?: WordOrder;
  /** The place near which cars are wanted; without a name, the visitor's own. */
  place?: PlaceWish;
  /** Well-known models and makes of which the stock has no cars. */
  unsold: readonly KnownModel[];
  /** The words that became no filter, in their order, with the names of the `unsold` models. */
  keyphrase: string;
  /** The keyphrase without the names of the `unsold` models. */
  keyphraseWithoutModels: string;
  /**
   * Words, as written, that were not understood or have no filter, such as `one owner`; not in the keyphrase.
   */
  unread: readonly string[];
}
