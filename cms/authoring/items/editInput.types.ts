import type { Transaction } from '../../../platform/database/connect';
import type { LocalItem } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { Content } from '../../items/versionTable';
import type { Actor } from '../people/actor';
import type { FieldInput } from './readInput';

export interface ItemTarget {
  itemId?: string | null;
  path?: string | null;
}

export interface CreateInput {
  name: string;
  templateId: string;
  parent: string;
  language: string;
  displayName?: string | null;
  fields?: readonly FieldInput[] | null;
  placeholders?: unknown;
}

export interface UpdateInput extends ItemTarget {
  language: string;
  expectedVersion: number;
  displayName?: string | null;
  fields?: readonly FieldInput[] | null;
  placeholders?: unknown;
}

export interface RestoreInput {
  itemId: string;
  language: string;
  version: number;
  expectedVersion: number;
}

export interface DeleteInput extends ItemTarget {
  language?: string | null;
  expectedVersion?: number | null;
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
  /** What the audit trail says besides. */
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
