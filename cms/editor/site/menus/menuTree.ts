import type { FieldContract, FieldContracts } from '../../../../schema/contract';
import { isRecord } from '../../../../domain/isRecord';
import type { Rendering } from '../../authoring';
import { contracts } from '../../forms/checkValue';
import { fieldLabel } from '../../forms/readable';
import { versionIn, type SiteItem, type SitePartContent, type Values } from '../siteApi';

/** An item of the header or footer, with the lists of entries that hang from it. */
export interface MenuNode {
  itemId: string;
  template: string;
  language: string;
  /** The version in sight, which a change is made from. */
  version: number;
  values: Values;
  /** What an editor knows it by: its title, or what kind of entry it is. */
  label: string;
  /** Where it leads, if anywhere. */
  href: string | undefined;
  /** Its own fields, without those that hold other items. */
  fields: FieldContracts;
  lists: MenuList[];
}

/** A field that holds entries: a list, or room for one. */
export interface MenuList {
  owner: Pick<MenuNode, 'itemId' | 'language'>;
  field: string;
  label: string;
  /** Contract of its entries. */
  of: string;
  entryLabel: string;
  isSingle: boolean;
  entries: MenuNode[];
}

/** Levels of entries below a block that menus show. */
export const maxLevels = 3;

const titleFields = ['navigationTitle', 'Title', 'Heading', 'name', 'Name'];
const linkFields = ['externalLink', 'Url', 'Link', 'HighlightedLink'];

/** The blocks of a part's placeholder in one language, each with its entries at any depth. */
export function menuTree(
  { rootId, items }: SitePartContent,
  placeholder: 'header' | 'footer',
  language: string,
): MenuNode[] {
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const frame = byId.get(rootId);
  const blocks = (frame && versionIn(frame, language)?.placeholders[placeholder]) ?? [];
  return blocks.flatMap((block: Rendering) => nodeOf(byId, block.dataSource, language, new Set()));
}

function nodeOf(
  items: ReadonlyMap<string, SiteItem>,
  itemId: string | undefined,
  language: string,
  above: ReadonlySet<string>,
): MenuNode[] {
  const item = itemId === undefined ? undefined : items.get(itemId);
  const version = item && versionIn(item, language);
  // Items that refer to each other would go on for ever.
  if (!item || !version?.fields || above.has(item.itemId)) return [];
  const contract = contracts.blocks[item.template] ?? contracts.items[item.template];
  const all = Object.entries(contract?.fields ?? {});
  const { fields: values } = version;
  const owner = { itemId: item.itemId, language };
  const within = new Set([...above, item.itemId]);
  return [
    {
      ...owner,
      version: version.version,
      values,
      template: item.template,
      label: titleOf(values) ?? contract?.label ?? item.template,
      href: hrefOf(values),
      fields: Object.fromEntries(all.filter(([, field]) => !holdsItems(field))),
      lists: all.flatMap(([field, of]) => {
        if (!holdsItems(of)) return [];
        const ids = entryIds(values, field);
        const isSingle = of.kind === 'item';
        return [
          {
            owner,
            field,
            label: fieldLabel(field, of),
            of: of.of,
            entryLabel: contracts.items[of.of]?.label ?? of.of,
            isSingle,
            entries: ids.flatMap((id) => nodeOf(items, id, language, within)),
          },
        ];
      }),
    },
  ];
}

type ItemsContract = Extract<FieldContract, { kind: 'item' | 'items' }>;

const holdsItems = (field: FieldContract): field is ItemsContract =>
  field.kind === 'item' || field.kind === 'items';

/** The ids that a field holds, in order. */
function entryIds(values: Values, field: string): string[] {
  return [values[field] ?? []].flat().filter((id): id is string => typeof id === 'string');
}

function titleOf(values: Values): string | undefined {
  const titles = titleFields.map((name) => values[name]);
  const links = linkFields.map((name) => values[name]).filter(isRecord);
  return [...titles, ...links.map(({ text }) => text), ...links.map(({ href }) => href)].find(
    (title): title is string => typeof title === 'string' && title.trim() !== '',
  );
}

function hrefOf(values: Values): string | undefined {
  const link = linkFields.map((name) => values[name]).find(isRecord);
  return typeof link?.href === 'string' ? link.href : undefined;
}
