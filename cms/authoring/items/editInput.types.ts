import type { Transaction } from '../../../platform/database/connect';
import type { LocalItem } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { Content } from '../../items/versionTable';
import type { Actor } from '../people/actor';

export interface ItemTarget {
  itemId?: string | null;
  path?: string | null;
}

/** A change that fits any version: it names what it moves, not all that there is. */
export interface Operation {
  itemId: string;
  language: string;
  /** Given, the change fits that version alone. */
  expectedVersion?: number | null;
  /** Name of the mutation. */
  action: string;
  actor: Actor;
  /** Further details for the audit trail. */
  details?: Record<string, unknown>;
  /** Gives what the newest version becomes; other items are changed in the same transaction. */
  apply: (tx: Transaction, current: LocalItem) => Promise<Partial<Content>>;
}

/** The page with a new block in it. */
export interface AddedBlock {
  item: LocalItem;
  uid: string;
  dataSource: ItemId;
}
