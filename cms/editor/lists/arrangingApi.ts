/** Requests for operations on lists and blocks. All throw AuthoringFailure. */
import type {
  AddBlockInput,
  DuplicateBlockInput,
  DuplicateListItemInput,
  InsertListItemInput,
  MoveBlockInput,
  MoveListItemInput,
  PasteBlockInput,
  RemoveBlockInput,
  RemoveListItemInput,
  UndoVersionInput,
} from '../../generated/authoringTypes';
import type { Authoring } from '../authoring';
import {
  AddBlockDocument,
  BlockCopyDocument,
  BlockSummariesDocument,
  type BlockSummaryFragment as BlockSummary,
  type ChangedItemFragment as ChangedItem,
  DuplicateBlockDocument,
  DuplicateListItemDocument,
  InsertListItemDocument,
  type InsertListItemMutation,
  ListChoicesDocument,
  ListEntriesDocument,
  type ListEntriesQueryVariables as ListTarget,
  type ListEntryFragment as ListEntry,
  type ListPlaceFragment as ListPlace,
  ListPlacesDocument,
  MoveBlockDocument,
  MoveListItemDocument,
  PasteBlockDocument,
  RemoveBlockDocument,
  RemoveListItemDocument,
  UndoVersionDocument,
} from '../../generated/authoringQueries';

export type { BlockSummary, ChangedItem, ListEntry, ListPlace, ListTarget };
export type ChangedList = InsertListItemMutation['result'];

/** Position next to another item or block; at the end without either. */
export interface Anchor {
  after?: string;
  before?: string;
}

/** A position for a block. */
export interface BlockTarget extends Anchor {
  placeholder: string;
  /** uid of the block with the placeholder; undefined for a placeholder of the page. */
  parent?: string;
}

interface PageTarget {
  itemId: string;
  language: string;
}

export const insertListItem = (authoring: Authoring, input: InsertListItemInput) =>
  authoring.request(InsertListItemDocument, { input });

export const moveListItem = (authoring: Authoring, input: MoveListItemInput) =>
  authoring.request(MoveListItemDocument, { input });

export const removeListItem = (authoring: Authoring, input: RemoveListItemInput) =>
  authoring.request(RemoveListItemDocument, { input });

export const duplicateListItem = (authoring: Authoring, input: DuplicateListItemInput) =>
  authoring.request(DuplicateListItemDocument, { input });

/** Reads the lists that contain an item, innermost first. */
export const readListPlaces = (authoring: Authoring, variables: PageTarget) =>
  authoring.request(ListPlacesDocument, variables);

export const readListEntries = (authoring: Authoring, target: ListTarget) =>
  authoring.request(ListEntriesDocument, target);

/** Reads the items of the site that a list can refer to. */
export const readListChoices = (authoring: Authoring, target: ListTarget) =>
  authoring.request(ListChoicesDocument, target);

export const moveBlock = async (authoring: Authoring, input: MoveBlockInput) =>
  (await authoring.request(MoveBlockDocument, { input })).item;

export const removeBlock = async (authoring: Authoring, input: RemoveBlockInput) =>
  (await authoring.request(RemoveBlockDocument, { input })).item;

export const duplicateBlock = (authoring: Authoring, input: DuplicateBlockInput) =>
  authoring.request(DuplicateBlockDocument, { input });

/** Undoes the changes of one version of an item. */
export const undoVersion = async (authoring: Authoring, input: UndoVersionInput) =>
  (await authoring.request(UndoVersionDocument, { input })).item;

/** Adds a block at a position in the newest version of the page. */
export const addBlock = (authoring: Authoring, input: AddBlockInput) =>
  authoring.request(AddBlockDocument, { input });

/** Reads summaries of the blocks of a page: text and picture. */
export const readBlockSummaries = (authoring: Authoring, page: PageTarget) =>
  authoring.request(BlockSummariesDocument, page);

/** Reads a block with all nested blocks and items, in the form that `pasteBlock` needs. */
export const copyBlock = (authoring: Authoring, variables: PageTarget & { uid: string }) =>
  authoring.request(BlockCopyDocument, variables);

/** Creates a block from a copy. The result lists references that do not exist on this site. */
export const pasteBlock = (authoring: Authoring, input: PasteBlockInput) =>
  authoring.request(PasteBlockDocument, { input });
