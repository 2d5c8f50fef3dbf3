/** What publishing a page would change for visitors, in words. */
import type { FieldContract } from '../../../schema/contract';
import { editError } from '../editError';
import { itemsOf } from '../items/pageQueries';
import { nameOf, summarise } from '../items/summary';
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type {
  ContentItem,
  FieldValue,
  ItemVersion,
  Placeholders,
  Rendering,
} from '../../items/item';
import { sameContent, sameValue } from '../publishing/sameContent';
import { linkOf, imageOf, fileOf, idsOf } from '../../items/fieldValues';

/** A field with what visitors read in it now, and what they would; an empty text for no value. */
interface FieldChange {
  name: string;
  kind: string;
  before: string;
  after: string;
}

/** What became of a block among the others of its page. */
interface BlockChange {
  uid: string;
  componentName: string;
  kind: 'added' | 'removed' | 'moved';
}

export interface ItemChange {
  itemId: ItemId;
  /** A page by its name, anything else by its first words; empty where it has none. */
  itemName: string;
  template: string;
  /** Belongs to all pages of the site. */
  isShared: boolean;
  kind: 'added' | 'removed' | 'changed';
  /** uid of the block that shows it. */
  block?: string;
  componentName?: string;
  fields: FieldChange[];
  blocks: BlockChange[];
}

/** Most characters of a value that are told. */
const MAX_LENGTH = 20_000;
const MAX_CHANGES = 200;

/** What differs between the drafts of a page, with what all pages share, and what visitors see. */
export function pageChanges(store: ContentStore, itemId: string, language: string): ItemChange[] {
  const { own, shared } = itemsOf(store, itemId);
  const blocks = blocksByItem(store, [...own, ...shared], language);
  const changeOf = (item: ContentItem, isShared: boolean): ItemChange[] => {
    const before = store.published.findIn(item.id, language)?.version;
    const after = store.draft.findIn(item.id, language)?.version;
    if (sameContent(before, after) || isFolder(store, item)) return [];
    const block = blocks.get(item.id);
    return [
      {
        itemId: item.id,
        itemName: nameOf(store.draft, item, after ?? before),
        template: item.template,
        isShared,
        kind: !before ? 'added' : !after ? 'removed' : 'changed',
        block: block?.uid,
        componentName: block?.componentName,
        fields: fieldChanges(store, item, before, after),
        blocks: blockChanges(before?.placeholders ?? {}, after?.placeholders ?? {}),
      },
    ];
  };
  return [
    ...own.flatMap((item) => changeOf(item, false)),
    ...shared.flatMap((item) => changeOf(item, true)),
  ].slice(0, MAX_CHANGES);
}

/**
 * What restoring a version of an item would change of its newest draft; undefined where nothing. @throws NOT_FOUND for a
 * version that there is none of
 */
export async function versionChanges(
  store: ContentStore,
  { itemId, language, version }: { itemId: string; language: string; version: number },
): Promise<ItemChange | undefined> {
  const id = parseId(itemId);
  const item = id && (store.draft.find(id) ?? store.published.find(id));
  const after = item && (await store.readVersion(item.id, language, version));
  if (!item || !after) throw editError('NOT_FOUND', 'There is no such version.');
  const before = store.draft.findIn(item.id, language)?.version;
  if (sameContent(before, after)) return undefined;
  return {
    itemId: item.id,
    itemName: nameOf(store.draft, item, after),
    template: item.template,
    isShared: false,
    kind: before ? 'changed' : 'added',
    fields: fieldChanges(store, item, before, after),
    blocks: blockChanges(before?.placeholders ?? {}, after.placeholders),
  };
}

/** Folders hold the items of a page and are nothing that visitors see. */
const isFolder = ({ draft }: ContentStore, item: ContentItem): boolean =>
  !draft.isPage(item) && (draft.templateOf(item)?.fields.size ?? 0) === 0;

function fieldChanges(
  store: ContentStore,
  item: ContentItem,
  before: ItemVersion | undefined,
  after: ItemVersion | undefined,
): FieldChange[] {
  const names: FieldChange[] =
    before && after && before.displayName !== after.displayName
      ? [{ name: 'Name', kind: 'text', before: before.displayName, after: after.displayName }]
      : [];
  const fields = [...(store.draft.templateOf(item)?.fields.values() ?? [])];
  const changed = fields.filter(
    ({ name }) => !sameValue(before?.fields[name], after?.fields[name]),
  );
  return [
    ...names,
    ...changed.map(({ name, contract }) => {
      const words = (tree: ContentTree, version: ItemVersion | undefined) =>
        wordsOf(tree, contract, version?.fields[name], version?.language ?? '');
      return {
        name,
        kind: contract.kind,
        before: words(store.published, before),
        after: words(store.draft, after),
      };
    }),
  ];
}

/** A value as an editor would read it. */
function wordsOf(
  tree: ContentTree,
  { kind }: FieldContract,
  value: FieldValue | undefined,
  language: string,
): string {
  if (value === undefined) return '';
  const name = (id: string) => {
    const local = tree.findIn(id, language);
    return local ? (summarise(tree, local).text ?? local.version.displayName) : '';
  };
  switch (kind) {
    case 'richText':
      return plainText(String(value)).slice(0, MAX_LENGTH);
    case 'link': {
      const { text, href } = linkOf(value) ?? {};
      return [text, href].filter(Boolean).join(' → ');
    }
    case 'image': {
      const { alt, src = '' } = imageOf(value) ?? {};
      return [alt, fileName(src)].filter(Boolean).join(' · ');
    }
    case 'file': {
      const { name: called, src = '' } = fileOf(value) ?? {};
      return called ?? fileName(src);
    }
    case 'item':
      return name(String(value));
    case 'items':
      return idsOf(value).map(name).filter(Boolean).join('\n');
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

/** The last part of an address, without what follows it. */
const fileName = (src: string): string => src.replace(/[?#].*$/, '').replace(/^.*\//, '');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Formatted text without its marks, a line for every paragraph. */
const plainText = (html: string): string =>
  html
    .replace(/<\/(p|h[1-6]|li|div|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, entity: string) => entities[entity] ?? '')
    .trim();

/** Blocks that came, went, or stand elsewhere among those that stayed. */
function blockChanges(before: Placeholders, after: Placeholders): BlockChange[] {
  const [old, fresh] = [listBlocks(before), listBlocks(after)];
  const oldUids = new Set(old.map(({ block }) => block.uid));
  const freshUids = new Set(fresh.map(({ block }) => block.uid));
  const stayed = (list: readonly PlacedBlock[], in_: ReadonlySet<string>) =>
    list.filter(({ block }) => in_.has(block.uid));
  const [oldOrder, freshOrder] = [stayed(old, freshUids), stayed(fresh, oldUids)];
  const unmoved = longestCommon(oldOrder.map(keyOf), freshOrder.map(keyOf));
  const change = (kind: BlockChange['kind']) => (placed: PlacedBlock) => {
    const { uid, componentName } = placed.block;
    return { uid, componentName, kind };
  };
  return [
    ...fresh.filter(({ block }) => !oldUids.has(block.uid)).map(change('added')),
    ...old.filter(({ block }) => !freshUids.has(block.uid)).map(change('removed')),
    ...freshOrder.filter((placed) => !unmoved.has(keyOf(placed))).map(change('moved')),
  ];
}

interface PlacedBlock {
  block: Rendering;
  /** Placeholder and the block around it. */
  place: string;
}

const keyOf = ({ block, place }: PlacedBlock) => `${place} ${block.uid}`;

const listBlocks = (placeholders: Placeholders, parent = ''): PlacedBlock[] =>
  Object.entries(placeholders).flatMap(([name, blocks]) =>
    blocks.flatMap((block) => [
      { block, place: `${parent}/${name}` },
      ...listBlocks(block.placeholders, block.uid),
    ]),
  );

/** The keys of a longest sequence that both lists have in the same order. */
function longestCommon(one: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const common = new Set<string>();
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      common.add(one[i] ?? '');
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}

/** The block of the page that shows an item, by the item's id, in the drafts and in public. */
function blocksByItem(
  store: ContentStore,
  items: readonly ContentItem[],
  language: string,
): ReadonlyMap<ItemId, Rendering> {
  const blocks = new Map<ItemId, Rendering>();
  for (const tree of [store.published, store.draft]) {
    for (const { id } of items) {
      const placeholders = tree.findIn(id, language)?.version.placeholders ?? {};
      for (const { block } of listBlocks(placeholders)) {
        const source = block.dataSource ? tree.find(block.dataSource) : undefined;
        for (const item of source ? tree.branchOf(source) : []) blocks.set(item.id, block);
      }
    }
  }
  return blocks;
}
