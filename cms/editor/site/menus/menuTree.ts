import type { FieldContract, FieldContracts } from '../../../../schema/contract';
import { isRecord } from '../../../../domain/isRecord';
import type { Rendering } from '../../authoring';
import { contracts } from '../../forms/checkValues';
import { fieldLabel, typeName } from '../../forms/contractTexts';
import { findVersion, type SiteItem, type SitePartContent, type Values } from '../siteApi';

/** An item of the header or footer, with its lists of entries. */
export interface MenuNode {
  itemId: string;
  template: string;
  language: string;
  /** The shown version, on which a change is based. */
  version: number;
  values: Values;
  /** The title of the entry, or its type if it has none. */
  label: string;
  /** The link target; undefined for none. */
  href: string | undefined;
  /** The fields of the entry, without those that contain other items. */
  fields: FieldContracts;
  lists: MenuList[];
}

/** A field that holds entries: a list, or a single one. */
export interface MenuList {
  owner: Pick<MenuNode, 'itemId' | 'language'>;
  field: string;
  label: string;
  /** Name of the contract of the entries. */
  entryContract: string;
  entryLabel: string;
  isSingle: boolean;
  entries: MenuNode[];
}

/** A key of a list among those of a menu. */
export const getListKey = ({ owner, field }: MenuList): string => `${owner.itemId} ${field}`;

/**
 * Shows lists in other orders than the saved ones, by their keys. An order that does not name the entries of its
 * list is left out.
 */
export function arrangeMenu(
  nodes: readonly MenuNode[],
  orders: ReadonlyMap<string, readonly string[]>,
): MenuNode[] {
  return nodes.map((node) => ({
    ...node,
    lists: node.lists.map((list) => {
      const order = orders.get(getListKey(list)) ?? [];
      const entries = order.flatMap((id) => list.entries.find(({ itemId }) => itemId === id) ?? []);
      const isComplete = entries.length === list.entries.length;
      return { ...list, entries: arrangeMenu(isComplete ? entries : list.entries, orders) };
    }),
  }));
}

/** Number of levels of entries below a block that menus can show. */
export const MAX_LEVELS = 3;

const titleFields = ['navigationTitle', 'Title', 'Heading', 'name', 'Name'];
const linkFields = ['externalLink', 'Url', 'Link', 'HighlightedLink'];

/** Builds the tree of the blocks in a placeholder in one language, with all entries below each block. */
export function toMenuTree(
  { rootId, items }: SitePartContent,
  placeholder: 'header' | 'footer',
  language: string,
): MenuNode[] {
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const frame = byId.get(rootId);
  const blocks = (frame && findVersion(frame, language)?.placeholders[placeholder]) ?? [];
  return blocks.flatMap((block: Rendering) =>
    toMenuNodes(byId, block.dataSource, language, new Set()),
  );
}

function toMenuNodes(
  items: ReadonlyMap<string, SiteItem>,
  itemId: string | undefined,
  language: string,
  ancestorIds: ReadonlySet<string>,
): MenuNode[] {
  const item = itemId === undefined ? undefined : items.get(itemId);
  const version = item && findVersion(item, language);
  // Items that refer to each other would cause endless recursion.
  if (!item || !version?.fields || ancestorIds.has(item.itemId)) return [];
  const contract = contracts.blocks[item.template] ?? contracts.items[item.template];
  const fieldEntries = Object.entries(contract?.fields ?? {});
  const { fields: values } = version;
  const owner = { itemId: item.itemId, language };
  const pathIds = new Set([...ancestorIds, item.itemId]);
  return [
    {
      ...owner,
      version: version.version,
      values,
      template: item.template,
      label: findTitle(values) ?? typeName(item.template),
      href: findHref(values),
      fields: Object.fromEntries(fieldEntries.filter(([, field]) => !isItemsField(field))),
      lists: fieldEntries.flatMap(([field, fieldContract]) => {
        if (!isItemsField(fieldContract)) return [];
        const ids = entryIds(values, field);
        const isSingle = fieldContract.kind === 'item';
        return [
          {
            owner,
            field,
            label: fieldLabel(field, fieldContract),
            entryContract: fieldContract.of,
            entryLabel: typeName(fieldContract.of),
            isSingle,
            entries: ids.flatMap((id) => toMenuNodes(items, id, language, pathIds)),
          },
        ];
      }),
    },
  ];
}

type ItemsContract = Extract<FieldContract, { kind: 'item' | 'items' }>;

const isItemsField = (field: FieldContract): field is ItemsContract =>
  field.kind === 'item' || field.kind === 'items';

/** The item ids that a field contains, in order. */
function entryIds(values: Values, field: string): string[] {
  return [values[field] ?? []].flat().filter((id): id is string => typeof id === 'string');
}

/** Whether an entry has neither a title nor a link, although its contract has fields for one of them. */
export const isUnnamed = (fields: FieldContracts, values: Values): boolean =>
  [...titleFields, ...linkFields].some((name) => name in fields) && findTitle(values) === undefined;

/** Finds the title of an entry: its title field, or the text or address of its link. Menus omit entries without any. */
function findTitle(values: Values): string | undefined {
  const titles = titleFields.map((name) => values[name]);
  const links = linkFields.map((name) => values[name]).filter(isRecord);
  return [...titles, ...links.map(({ text }) => text), ...links.map(({ href }) => href)].find(
    (title): title is string => typeof title === 'string' && title.trim() !== '',
  );
}

function findHref(values: Values): string | undefined {
  const link = linkFields.map((name) => values[name]).find(isRecord);
  return typeof link?.href === 'string' ? link.href : undefined;
}
