/** The changes that visitors would see once a page is published. */
import type { FieldContract } from '../../../schema/contract';
import { createEditError } from '../createEditError';
import { listChangedItems, isFolder } from '../items/pageQueries';
import { getLabel, summarise } from '../items/summarise';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type {
  ContentItem,
  FieldValue,
  ItemVersion,
  Placeholders,
  Rendering,
} from '../../items/item.types';
import { isSameContent, isSameValue } from '../publishing/isSameContent';
import { asLink, asImage, asFile, asIdList } from '../../items/fieldValues';

/** A field with its public value and its draft value; an empty text when there is no value. */
interface FieldChange {
  name: string;
  kind: string;
  before: string;
  after: string;
}

/** A block that was added to its page, removed from it or moved within it. */
interface BlockChange {
  uid: string;
  componentName: string;
  kind: 'added' | 'removed' | 'moved';
}

export interface ItemChange {
  itemId: ItemId;
  /** The name of a page, or the first words of another item; may be empty. */
  itemName: string;
  template: string;
  /** Whether the item belongs to all pages of the site. */
  isShared: boolean;
  kind: 'added' | 'removed' | 'changed';
  /** uid of the block that shows the item. */
  block?: string;
  componentName?: string;
  fields: FieldChange[];
  blocks: BlockChange[];
}

/** Maximum characters of a value in the response. */
const MAX_LENGTH = 20_000;
const MAX_CHANGES = 200;

/** The differences between the public version of a page and its drafts, including the content that all pages share. */
export function comparePage(store: ContentStore, itemId: string, language: string): ItemChange[] {
  const { own: ownItems, shared: sharedItems } = listChangedItems(store, itemId, language);
  const sharedIds = new Set(sharedItems.map(({ id }) => id));
  const states = { from: store.published, to: store.draft, language };
  return compareItems(states, [...ownItems, ...sharedItems]).map((change) => ({
    ...change,
    isShared: sharedIds.has(change.itemId),
  }));
}

/** Two states of the content to compare in a language. */
interface States {
  from: ContentTree;
  to: ContentTree;
  language: string;
}

/** Lists the differences of items between two states. */
export function compareItems(
  states: States,
  items: readonly Pick<ContentItem, 'id'>[],
): ItemChange[] {
  const { from, to, language } = states;
  const blocks = mapItemsToBlocks(states, items);
  return items
    .flatMap(({ id }): ItemChange[] => {
      const item = to.find(id) ?? from.find(id);
      const before = from.findInLanguage(id, language)?.version;
      const after = to.findInLanguage(id, language)?.version;
      if (!item || isSameContent(before, after) || isFolder(to, item)) return [];
      const block = blocks.get(id);
      return [
        {
          itemId: id,
          itemName: getLabel(to, item, after ?? before),
          template: item.template,
          isShared: false,
          kind: !before ? 'added' : !after ? 'removed' : 'changed',
          block: block?.uid,
          componentName: block?.componentName,
          fields: compareFields(states, item, before, after),
          blocks: compareBlocks(before?.placeholders ?? {}, after?.placeholders ?? {}),
        },
      ];
    })
    .slice(0, MAX_CHANGES);
}

/**
 * Lists what restoring a version of an item would change in its newest draft; undefined for no change.
 * @throws NOT_FOUND for a version that does not exist
 */
export async function compareVersion(
  store: ContentStore,
  { itemId, language, version }: { itemId: string; language: string; version: number },
): Promise<ItemChange | undefined> {
  const id = parseId(itemId);
  const item = id && (store.draft.find(id) ?? store.published.find(id));
  const restored = item && (await store.readVersion(item.id, language, version));
  if (!item || !restored) throw createEditError('NOT_FOUND', 'There is no such version.');
  const newestDraft = store.draft.findInLanguage(item.id, language)?.version;
  if (isSameContent(newestDraft, restored)) return undefined;
  return {
    itemId: item.id,
    itemName: getLabel(store.draft, item, restored),
    template: item.template,
    isShared: false,
    kind: newestDraft ? 'changed' : 'added',
    fields: compareFields({ from: store.draft, to: store.draft }, item, newestDraft, restored),
    blocks: compareBlocks(newestDraft?.placeholders ?? {}, restored.placeholders),
  };
}

function compareFields(
  { from, to }: Pick<States, 'from' | 'to'>,
  item: ContentItem,
  before: ItemVersion | undefined,
  after: ItemVersion | undefined,
): FieldChange[] {
  const nameChanges: FieldChange[] =
    before && after && before.displayName !== after.displayName
      ? [{ name: 'Name', kind: 'text', before: before.displayName, after: after.displayName }]
      : [];
  const fields = [...(to.findTemplate(item)?.fields.values() ?? [])];
  const changedFields = fields.filter(
    ({ name }) => !isSameValue(before?.fields[name], after?.fields[name]),
  );
  return [
    ...nameChanges,
    ...changedFields.map(({ name, contract }) => {
      const toText = (tree: ContentTree, version: ItemVersion | undefined) =>
        formatValue(tree, contract, version?.fields[name], version?.language ?? '');
      return {
        name,
        kind: contract.kind,
        before: toText(from, before),
        after: toText(to, after),
      };
    }),
  ];
}

/** Formats a value for editors. */
function formatValue(
  tree: ContentTree,
  { kind }: FieldContract,
  value: FieldValue | undefined,
  language: string,
): string {
  if (value === undefined) return '';
  const formatReference = (id: string) => {
    const local = tree.findInLanguage(id, language);
    return local ? (summarise(tree, local).text ?? local.version.displayName) : '';
  };
  switch (kind) {
    case 'richText':
      return toPlainText(String(value)).slice(0, MAX_LENGTH);
    case 'link': {
      const { text, href } = asLink(value) ?? {};
      return [text, href].filter(Boolean).join(' → ');
    }
    case 'image': {
      const { alt, src = '' } = asImage(value) ?? {};
      return [alt, getFileName(src)].filter(Boolean).join(' · ');
    }
    case 'file': {
      const { name: fileTitle, src = '' } = asFile(value) ?? {};
      return fileTitle ?? getFileName(src);
    }
    case 'item':
      return formatReference(String(value));
    case 'items':
      return asIdList(value).map(formatReference).filter(Boolean).join('\n');
    case 'text':
    case 'string':
    case 'enum':
    case 'date':
    case 'boolean':
    case 'integer':
    case 'number':
      return String(value).slice(0, MAX_LENGTH);
  }
}

/** Returns the last segment of an address, without query and fragment. */
const getFileName = (src: string): string => src.replace(/[?#].*$/, '').replace(/^.*\//, '');

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Converts rich text to plain text, with a line for each paragraph, picture, film and caption. */
const toPlainText = (html: string): string =>
  html
    .replace(/<(?:img|video)\s[^<>]*>/gi, (tag) => `${describeMedia(tag)}\n`)
    .replace(/<\/(p|h[1-6]|li|div|tr|figcaption)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, entity: string) => HTML_ENTITIES[entity] ?? '')
    .trim();

/** A picture or film of a rich text, as the fields of pictures are described. */
function describeMedia(tag: string): string {
  const [, words] = /\s(?:alt|aria-label)="([^"]*)"/i.exec(tag) ?? [];
  const [, src = ''] = /\ssrc="([^"]*)"/i.exec(tag) ?? [];
  return [words, getFileName(src)].filter(Boolean).join(' · ');
}

/** Lists the blocks that were added, removed or moved. */
function compareBlocks(before: Placeholders, after: Placeholders): BlockChange[] {
  const [blocksBefore, blocksAfter] = [listBlocks(before), listBlocks(after)];
  const uidsBefore = new Set(blocksBefore.map(({ block }) => block.uid));
  const uidsAfter = new Set(blocksAfter.map(({ block }) => block.uid));
  const filterBlocks = (list: readonly PlacedBlock[], uids: ReadonlySet<string>) =>
    list.filter(({ block }) => uids.has(block.uid));
  const [commonBefore, commonAfter] = [
    filterBlocks(blocksBefore, uidsAfter),
    filterBlocks(blocksAfter, uidsBefore),
  ];
  const unmovedKeys = findLongestCommonSubsequence(
    commonBefore.map(getBlockKey),
    commonAfter.map(getBlockKey),
  );
  const toChange = (kind: BlockChange['kind']) => (placedBlock: PlacedBlock) => {
    const { uid, componentName } = placedBlock.block;
    return { uid, componentName, kind };
  };
  return [
    ...blocksAfter.filter(({ block }) => !uidsBefore.has(block.uid)).map(toChange('added')),
    ...blocksBefore.filter(({ block }) => !uidsAfter.has(block.uid)).map(toChange('removed')),
    ...commonAfter
      .filter((placedBlock) => !unmovedKeys.has(getBlockKey(placedBlock)))
      .map(toChange('moved')),
  ];
}

interface PlacedBlock {
  block: Rendering;
  /** Its placeholder and the uid of the block that contains the placeholder. */
  location: string;
}

const getBlockKey = ({ block, location }: PlacedBlock) => `${location} ${block.uid}`;

const listBlocks = (placeholders: Placeholders, parent = ''): PlacedBlock[] =>
  Object.entries(placeholders).flatMap(([name, blocks]) =>
    blocks.flatMap((block) => [
      { block, location: `${parent}/${name}` },
      ...listBlocks(block.placeholders, block.uid),
    ]),
  );

/** Returns the keys of a longest common subsequence of both lists. */
function findLongestCommonSubsequence(
  first: readonly string[],
  second: readonly string[],
): ReadonlySet<string> {
  const lengths = Array.from({ length: first.length + 1 }, () =>
    new Array<number>(second.length + 1).fill(0),
  );
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = first.length - 1; i >= 0; i -= 1) {
    for (let j = second.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] =
        first[i] === second[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const common = new Set<string>();
  for (let i = 0, j = 0; i < first.length && j < second.length;) {
    if (first[i] === second[j]) {
      common.add(first[i] ?? '');
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}

/** Maps ids of items to the block of the page that shows them, in either state. */
function mapItemsToBlocks(
  { from, to, language }: States,
  items: readonly Pick<ContentItem, 'id'>[],
): ReadonlyMap<ItemId, Rendering> {
  const blocks = new Map<ItemId, Rendering>();
  for (const tree of [from, to]) {
    for (const { id } of items) {
      const placeholders = tree.findInLanguage(id, language)?.version.placeholders ?? {};
      for (const { block } of listBlocks(placeholders)) {
        const source = block.dataSource ? tree.find(block.dataSource) : undefined;
        for (const item of source ? tree.listBranch(source) : []) blocks.set(item.id, block);
      }
    }
  }
  return blocks;
}
