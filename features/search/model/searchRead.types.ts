import type { KnownModel } from './knownModels';
import type { WantedPlace } from './readPlace';
import type { Bounds, NamedValue } from '../../../domain/search/search.types';
import type { WordOrder } from './words/searchWords';

/** What a visitor's words ask for. */
export interface SearchRead {
  values: readonly NamedValue[];
  /** What is not wanted. */
  excluded: readonly NamedValue[];
  ranges: Readonly<Record<string, Bounds>>;
  order?: WordOrder;
  /** Where cars shall stand; without a name near the visitor. */
  place?: WantedPlace;
  /** Well-known models, or makes, that none of the cars is of. */
  unsold: readonly KnownModel[];
  /** The other words, in their order; names of models that are not sold among them. */
  keyphrase: string;
  /** The words of the keyphrase that are no such names. */
  others: string;
  /** What was not understood, or cannot be searched by, as written: `one owner`. It is not in the keyphrase. */
  unread: readonly string[];
}
