/** The new items of a change with their first versions. They are saved in the change's transaction. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { contentItems } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/ContentStore';
import { toLocalItem, type ContentTree, type LocalItem } from '../../items/ContentTree';
import { createId, type ItemId } from '../../items/guid';
import type { FieldValue } from '../../items/item.types';
import type { ParsedItem } from '../../items/loading/readFields';
import {
  insertItem,
  insertVersion,
  type CreatedItem,
  type NewVersion,
} from '../../items/versionTable';
import { createEditError } from '../createEditError';
import type { Actor } from '../people/actor';
import { localizable } from '../../../domain/localizable';
import { isIdList } from '../../items/fieldValues';

/** Maximum new items of a change. */
const MAX_ITEMS = 500;

export class NewItems {
  /** Parents before children. */
  readonly #items: { item: CreatedItem; version: NewVersion }[] = [];

  constructor(
    private readonly site: string,
    private readonly language: string,
  ) {}

  add(
    parentId: ItemId,
    name: string,
    template: string,
    fields: Record<string, FieldValue>,
  ): ItemId {
    if (this.#items.length >= MAX_ITEMS) {
      throw createEditError('BAD_INPUT', localizable`One change makes ${MAX_ITEMS} items at most.`);
    }
    const id = createId();
    const { site, language } = this;
    this.#items.push({
      item: { id, site, parentId, name, template },
      version: {
        itemId: id,
        language,
        version: 1,
        displayName: name,
        fields,
        placeholders: {},
        deleted: false,
      },
    });
    return id;
  }

  /** Adds an item with its field values, and its inner items below it. */
  addItem({ template, values, innerItems }: ParsedItem, parentId: ItemId, name: string): ItemId {
    const fields: Record<string, FieldValue> = Object.fromEntries(values);
    const id = this.add(parentId, name, template.name, fields);
    for (const [field, value] of innerItems) {
      fields[field] = isList(value)
        ? value.map((entry, index) => this.addItem(entry, id, `${field} ${index + 1}`))
        : this.addItem(value, id, field);
    }
    return id;
  }

  /** Adds a copy of an item and of the items that belong to it. References to other items are kept. */
  addCopy(tree: ContentTree, source: LocalItem, parentId: ItemId, name: string): ItemId {
    const fields: Record<string, FieldValue> = { ...source.version.fields };
    const id = this.add(parentId, name, source.item.template, fields);
    for (const [field, { contract }] of tree.findTemplate(source.item)?.fields ?? []) {
      const value = fields[field];
      const copyReference = (innerId: ItemId, innerName: string): ItemId => {
        const innerItem = tree.find(innerId);
        const local = innerItem && toLocalItem(innerItem, this.language);
        const isChild = local && innerItem.parentId === source.item.id;
        return isChild ? this.addCopy(tree, local, id, innerName) : innerId;
      };
      if (contract.kind === 'item' && typeof value === 'string')
        fields[field] = copyReference(value, field);
      if (contract.kind === 'items' && isIdList(value)) {
        fields[field] = value.map((inner, index) => copyReference(inner, `${field} ${index + 1}`));
      }
    }
    return id;
  }

  /** Lists the names of the new items below an item. */
  listNamesBelow(parentId: ItemId): string[] {
    return this.#items.flatMap(({ item }) => (item.parentId === parentId ? [item.name] : []));
  }

  async save(tx: Transaction, actor: Actor): Promise<void> {
    for (const { item, version } of this.#items) {
      await insertItem(tx, item);
      await insertVersion(tx, version, actor);
    }
  }
}

/** Finds the first of "Blurb 1", "Blurb 2" … that no item below the parent has or had. */
export async function findFreeName(
  tx: Transaction,
  { draft, published }: ContentStore,
  parentId: ItemId,
  base: string,
  newItems: NewItems,
): Promise<string> {
  const savedItems = await tx
    .select({ name: contentItems.name })
    .from(contentItems)
    .where(eq(contentItems.parentId, parentId));
  const currentItems = [draft, published].flatMap((tree) => {
    const parent = tree.find(parentId);
    return parent ? tree.listChildren(parent) : [];
  });
  const names = [...savedItems, ...currentItems]
    .map(({ name }) => name)
    .concat(newItems.listNamesBelow(parentId));
  const usedNames = new Set(names.map((name) => name.toLowerCase()));
  let number = 1;
  while (usedNames.has(`${base} ${number}`.toLowerCase())) number += 1;
  return `${base} ${number}`;
}

function isList(inner: ParsedItem | readonly ParsedItem[]): inner is readonly ParsedItem[] {
  return Array.isArray(inner);
}
