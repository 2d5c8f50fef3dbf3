/** The platform's operations on lists and blocks, as the editor asks for them. All throw AuthoringFailure. */
import { array, mixed, number, object, string } from 'yup';
import type { Authoring, Placeholders, RawValue } from '../authoring';

const item = object({
  itemId: string().required(),
  version: number().required(),
  placeholders: mixed<Placeholders>().required(),
});

const ITEM = '{ itemId version placeholders }';

/** A version that an operation made. */
export type ChangedItem = ReturnType<typeof item.validateSync>;

const changedList = object({ owner: item, itemId: string().required() });

export type ChangedList = ReturnType<typeof changedList.validateSync>;

const listPlace = object({
  itemId: string().required(),
  ownerId: string().required(),
  field: string().required(),
  template: string().required(),
  order: array().of(string().required()).required(),
  fields: array()
    .of(object({ name: string().required(), value: mixed().nullable() }))
    .required(),
});

/** A list that an item stands in. */
export type ListPlace = ReturnType<typeof listPlace.validateSync>;

const entry = object({
  itemId: string().required(),
  template: string().required(),
  text: string().nullable().defined(),
  picture: string().nullable().defined(),
  fields: array()
    .of(object({ name: string().required(), value: mixed().nullable() }))
    .required(),
});

export type ListEntry = ReturnType<typeof entry.validateSync>;

const summary = object({
  uid: string().required(),
  text: string().nullable().defined(),
  picture: string().nullable().defined(),
});

export type BlockSummary = ReturnType<typeof summary.validateSync>;

/** A list of an item. */
export interface ListTarget {
  ownerId: string;
  language: string;
  field: string;
}

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

export const insertListItem = (
  authoring: Authoring,
  input: ListTarget & Anchor & { fields?: Record<string, RawValue>; existing?: string },
) => changeList(authoring, 'insertListItem', input);

export const moveListItem = (
  authoring: Authoring,
  input: ListTarget & Anchor & { itemId: string },
) => changeList(authoring, 'moveListItem', input);

export const removeListItem = (authoring: Authoring, input: ListTarget & { itemId: string }) =>
  changeList(authoring, 'removeListItem', input);

export const duplicateListItem = (authoring: Authoring, input: ListTarget & { itemId: string }) =>
  changeList(authoring, 'duplicateListItem', input);

/** The lists that an item stands in, its own first. */
export function readListPlaces(authoring: Authoring, variables: PageTarget): Promise<ListPlace[]> {
  return authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: listPlaces(itemId: $itemId, language: $language) {
        itemId ownerId field template order fields { name value }
      }
    }`,
    variables,
    (json) => array().of(listPlace).required().validateSync(json),
  );
}

export const readListEntries = (authoring: Authoring, target: ListTarget) =>
  readEntries(authoring, 'listEntries', target);

/** Items of the site that the list may refer to. */
export const readListChoices = (authoring: Authoring, target: ListTarget) =>
  readEntries(authoring, 'listChoices', target);

export const moveBlock = (
  authoring: Authoring,
  input: PageTarget & BlockTarget & { uid: string },
) => changeBlocks(authoring, 'moveBlock', input);

export const removeBlock = (authoring: Authoring, input: PageTarget & { uid: string }) =>
  changeBlocks(authoring, 'removeBlock', input);

export const duplicateBlock = (authoring: Authoring, input: PageTarget & { uid: string }) =>
  makeBlock(authoring, 'duplicateBlock', input);

/** Takes back what one version changed. */
export const undoVersion = (authoring: Authoring, input: PageTarget & { version: number }) =>
  changeBlocks(authoring, 'undoVersion', input);

/** A new block beside others, in the newest version of the page. */
export const addBlock = (
  authoring: Authoring,
  input: PageTarget & BlockTarget & { componentName: string; fields: Record<string, RawValue> },
) => makeBlock(authoring, 'addBlock', input);

/** What tells the blocks of a page apart. */
export function readBlockSummaries(
  authoring: Authoring,
  variables: PageTarget,
): Promise<BlockSummary[]> {
  return authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: blockSummaries(itemId: $itemId, language: $language) { uid text picture }
    }`,
    variables,
    (json) => array().of(summary).required().validateSync(json),
  );
}

/** A block with everything in it, as `pasteBlock` takes it. */
export function copyBlock(
  authoring: Authoring,
  variables: PageTarget & { uid: string },
): Promise<object> {
  return authoring.ask(
    `query ($itemId: ID!, $language: String!, $uid: ID!) {
      result: blockCopy(itemId: $itemId, language: $language, uid: $uid)
    }`,
    variables,
    (json) => object().required().validateSync(json),
  );
}

/** Makes a block of a copy; tells what the site does not have. */
export function pasteBlock(
  authoring: Authoring,
  input: PageTarget & BlockTarget & { block: object },
): Promise<{ item: ChangedItem; uid: string; leftOut: string[] }> {
  return authoring.ask(
    `mutation ($input: PasteBlockInput!) {
      result: pasteBlock(input: $input) { item ${ITEM} uid leftOut }
    }`,
    { input },
    (json) =>
      object({
        item,
        uid: string().required(),
        leftOut: array().of(string().required()).required(),
      }).validateSync(json),
  );
}

function changeList(authoring: Authoring, name: string, input: object): Promise<ChangedList> {
  return authoring.ask(
    `mutation ($input: ${typeOf(name)}!) {
      result: ${name}(input: $input) { owner ${ITEM} itemId }
    }`,
    { input },
    (json) => changedList.validateSync(json),
  );
}

async function changeBlocks(
  authoring: Authoring,
  name: string,
  input: object,
): Promise<ChangedItem> {
  const changed = await authoring.ask(
    `mutation ($input: ${typeOf(name)}!) { result: ${name}(input: $input) { item ${ITEM} } }`,
    { input },
    (json) => object({ item }).validateSync(json),
  );
  return changed.item;
}

function makeBlock(
  authoring: Authoring,
  name: string,
  input: object,
): Promise<{ item: ChangedItem; uid: string }> {
  return authoring.ask(
    `mutation ($input: ${typeOf(name)}!) { result: ${name}(input: $input) { item ${ITEM} uid } }`,
    { input },
    (json) => object({ item, uid: string().required() }).validateSync(json),
  );
}

function readEntries(authoring: Authoring, name: string, target: ListTarget): Promise<ListEntry[]> {
  return authoring.ask(
    `query ($ownerId: ID!, $language: String!, $field: String!) {
      result: ${name}(ownerId: $ownerId, language: $language, field: $field) {
        itemId template text picture fields { name value }
      }
    }`,
    target,
    (json) => array().of(entry).required().validateSync(json),
  );
}

const typeOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
