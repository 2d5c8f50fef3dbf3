/** A block that an editor adds: its items, and its place among the blocks of a page. */
import type { ContentStore } from '../contentStore';
import type { LocalItem } from '../contentTree';
import { newId, type ItemId } from '../guid';
import type { FieldValue, Placeholders, Rendering } from '../item';
import { readFields, type ReadItem } from '../readFields';
import type { Templates } from '../templates';
import type { CreatedItem, NewVersion } from '../versionTable';
import { editError } from './editError';

export interface AddBlockInput {
  itemId: string;
  language: string;
  expectedVersion: number;
  componentName: string;
  placeholder: string;
  parent?: string | null;
  position?: number | null;
  fields?: unknown;
}

/** An item to be saved, with its first version. */
export interface NewItem {
  item: CreatedItem;
  version: NewVersion;
}

interface NewBlock {
  /** Parents before children. */
  items: NewItem[];
  /** Id of the item that holds the block's own fields. */
  dataSource: ItemId;
}

/** Only here may editors add blocks to a page; header and footer are the whole site's. */
const openPlaceholder = 'main';

/** The items of a new block below the page's data folder. Throws BAD_INPUT with the path of a wrong value. */
export function newBlock(store: ContentStore, page: LocalItem, input: AddBlockInput): NewBlock {
  const template = store.templates.get(input.componentName);
  if (template?.group !== 'blocks') {
    throw editError('BAD_INPUT', `"${input.componentName}" is not a block.`);
  }
  const problems: string[] = [];
  const report = (path: string, message: string) => problems.push(`${path} ${message}`);
  const read = readFields(template, input.fields, 'fields', store.templates, report);
  if (!read) throw editError('BAD_INPUT', `${problems.join('; ')}.`, { problems });

  const { draft } = store;
  const items: NewItem[] = [];
  const site = page.item.site ?? '';
  const add = (
    parentId: ItemId,
    name: string,
    templateName: string,
    fields: Record<string, FieldValue>,
  ): ItemId => {
    const id = newId();
    items.push({
      item: { id, site, parentId, name, template: templateName },
      version: {
        itemId: id,
        language: input.language,
        version: 1,
        displayName: name,
        fields,
        placeholders: {},
        deleted: false,
      },
    });
    return id;
  };
  const addRead = (of: ReadItem, parentId: ItemId, name: string): ItemId => {
    const fields: Record<string, FieldValue> = Object.fromEntries(of.values);
    const id = add(parentId, name, of.template.name, fields);
    for (const [field, inner] of of.inner) {
      fields[field] = isList(inner)
        ? inner.map((entry, index) => addRead(entry, id, `${field} ${index + 1}`))
        : addRead(inner, id, field);
    }
    return id;
  };
  const folder = draft.find(`${draft.pathOf(page.item)}/Data`)?.id;
  const dataFolder = folder ?? add(page.item.id, 'Data', 'Folder', {});
  const name = freeName(store, dataFolder, template.name);
  return { dataSource: addRead(read, dataFolder, name), items };
}

interface Placing extends Pick<AddBlockInput, 'placeholder' | 'parent' | 'position'> {
  rendering: Rendering;
}

/** The blocks of a page with one more among them. Throws BAD_INPUT when there is no such place. */
export function placeRendering(
  placeholders: Placeholders,
  templates: Templates,
  placing: Placing,
): Placeholders {
  const { placeholder, parent } = placing;
  if (!parent) {
    if (placeholder !== openPlaceholder) {
      throw editError('BAD_INPUT', `Blocks cannot be added to "${placeholder}".`);
    }
    return insert(placeholders, placing);
  }
  let found = false;
  const visit = (renderings: Placeholders): Placeholders =>
    Object.fromEntries(
      Object.entries(renderings).map(([key, blocks]) => [key, blocks.map(visitBlock)]),
    );
  const visitBlock = (block: Rendering): Rendering => {
    if (block.uid !== parent.toLowerCase()) {
      return { ...block, placeholders: visit(block.placeholders) };
    }
    const known = templates.get(block.componentName)?.placeholders ?? [];
    found = known.includes(placeholder);
    return found ? { ...block, placeholders: insert(block.placeholders, placing) } : block;
  };
  const placed = visit(placeholders);
  if (found) return placed;
  throw editError('BAD_INPUT', `The page has no placeholder "${placeholder}" in that block.`);
}

function insert(placeholders: Placeholders, { placeholder, position, rendering }: Placing) {
  const blocks = [...(placeholders[placeholder] ?? [])];
  blocks.splice(position ?? blocks.length, 0, rendering);
  return { ...placeholders, [placeholder]: blocks };
}

/** The first of "Blurb 1", "Blurb 2" … that no item in the folder has, published or not. */
export function freeName({ draft, published }: ContentStore, folder: ItemId, base: string): string {
  const taken = new Set(
    [draft, published].flatMap((tree) => {
      const item = tree.find(folder);
      return item ? tree.childrenOf(item).map(({ name }) => name.toLowerCase()) : [];
    }),
  );
  let number = 1;
  while (taken.has(`${base} ${number}`.toLowerCase())) number += 1;
  return `${base} ${number}`;
}

function isList(inner: ReadItem | readonly ReadItem[]): inner is readonly ReadItem[] {
  return Array.isArray(inner);
}
