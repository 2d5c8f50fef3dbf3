/** The platform's operations on lists and blocks, as the editor asks for them. All throw AuthoringFailure. */
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

/** Beside which neighbour; neither is the end. */
export interface Anchor {
  after?: string;
  before?: string;
}

/** Where a block goes. */
export interface BlockTarget extends Anchor {
  placeholder: string;
  /** uid of the block that the placeholder belongs to. */
  parent?: string;
}

interface PageTarget {
  itemId: string;
  language: string;
}

export const insertListItem = (authoring: Authoring, input: InsertListItemInput) =>
  authoring.ask(InsertListItemDocument, { input });

export const moveListItem = (authoring: Authoring, input: MoveListItemInput) =>
  authoring.ask(MoveListItemDocument, { input });

export const removeListItem = (authoring: Authoring, input: RemoveListItemInput) =>
  authoring.ask(RemoveListItemDocument, { input });

export const duplicateListItem = (authoring: Authoring, input: DuplicateListItemInput) =>
  authoring.ask(DuplicateListItemDocument, { input });

/** The lists that an item stands in, its own first. */
export const readListPlaces = (authoring: Authoring, of: PageTarget) =>
  authoring.ask(ListPlacesDocument, of);

export const readListEntries = (authoring: Authoring, target: ListTarget) =>
  authoring.ask(ListEntriesDocument, target);

/** Items of the site that the list may refer to. */
export const readListChoices = (authoring: Authoring, target: ListTarget) =>
  authoring.ask(ListChoicesDocument, target);

export const moveBlock = async (authoring: Authoring, input: MoveBlockInput) =>
  (await authoring.ask(MoveBlockDocument, { input })).item;

export const removeBlock = async (authoring: Authoring, input: RemoveBlockInput) =>
  (await authoring.ask(RemoveBlockDocument, { input })).item;

export const duplicateBlock = (authoring: Authoring, input: DuplicateBlockInput) =>
  authoring.ask(DuplicateBlockDocument, { input });

/** Takes back what one version changed. */
export const undoVersion = async (authoring: Authoring, input: UndoVersionInput) =>
  (await authoring.ask(UndoVersionDocument, { input })).item;

/** Adds a block next to others in the newest version of the page. */
export const addBlock = (authoring: Authoring, input: AddBlockInput) =>
  authoring.ask(AddBlockDocument, { input });

/** What tells the blocks of a page apart. */
export const readBlockSummaries = (authoring: Authoring, page: PageTarget) =>
  authoring.ask(BlockSummariesDocument, page);

/** A block with everything in it, as `pasteBlock` takes it. */
export const copyBlock = (authoring: Authoring, of: PageTarget & { uid: string }) =>
  authoring.ask(BlockCopyDocument, of);

/** Makes a block of a copy; tells what the site does not have. */
export const pasteBlock = (authoring: Authoring, input: PasteBlockInput) =>
  authoring.ask(PasteBlockDocument, { input });
