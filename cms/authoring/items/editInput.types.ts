import type { Transaction } from '../../../platform/database/connect';
import type { LocalItem } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { Content } from '../../items/versionTable';
import type { Actor } from '../people/actor';

export interface ItemTarget {
  itemId?: string | null;
  path?: string | null;
}

/** A change that applies to any version, since it names only the block or item that it changes. */
export interface Operation {
  itemId: string;
  language: string;
  /** The version that the change requires, if given. */
  expectedVersion?: number | null;
  /** Name of the mutation. */
  action: string;
  actor: Actor;
  /** Further details for the audit trail. */
  details?: Record<string, unknown>;
  /** Returns what changes in the newest version; may change other items in the same transaction. */
  apply: (tx: Transaction, currentItem: LocalItem) => Promise<Partial<Content>>;
}

/** The page after a block was added, and the block's ids. */
export interface AddedBlock {
  item: LocalItem;
  uid: string;
  dataSource: ItemId;
}
