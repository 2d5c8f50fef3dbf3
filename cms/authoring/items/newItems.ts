/** Items that a change makes, with their first versions; saved together in the change's transaction. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { contentItems } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/contentStore';
import { inLanguage, type ContentTree, type LocalItem } from '../../items/contentTree';
import { newId, type ItemId } from '../../items/guid';
import type { FieldValue } from '../../items/item';
import type { ReadItem } from '../../items/loading/readFields';
import {
  insertItem,
  insertVersion,
  type CreatedItem,
  type NewVersion,
} from '../../items/versionTable';
import { editError } from '../editError';
import type { Actor } from '../people/actor';
import { isIdList } from '../../items/fieldValues';

/** Most items that one change makes. */
const maxItems = 500;

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
    if (this.#items.length >= maxItems) {
      throw editError('BAD_INPUT', `One change makes ${maxItems} items at most.`);
    }
    const id = newId();
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

  /** An item with what was read for it, and its inner items below it. */
  addRead({ template, values, inner }: ReadItem, parentId: ItemId, name: string): ItemId {
    const fields: Record<string, FieldValue> = Object.fromEntries(values);
    const id = this.add(parentId, name, template.name, fields);
    for (const [field, of] of inner) {
      fields[field] = isList(of)
        ? of.map((entry, index) => this.addRead(entry, id, `${field} ${index + 1}`))
        : this.addRead(of, id, field);
    }
    return id;
  }

  /** A copy of an item with copies of those that belong to it; items elsewhere are referred to, as before. */
  addCopy(tree: ContentTree, source: LocalItem, parentId: ItemId, name: string): ItemId {
    const fields: Record<string, FieldValue> = { ...source.version.fields };
    const id = this.add(parentId, name, source.item.template, fields);
    for (const [field, { contract }] of tree.templateOf(source.item)?.fields ?? []) {
      const value = fields[field];
      const copy = (inner: ItemId, innerName: string): ItemId => {
        const own = tree.find(inner);
        const local = own && inLanguage(own, this.language);
        const belongs = local && own.parentId === source.item.id;
        return belongs ? this.addCopy(tree, local, id, innerName) : inner;
      };
      if (contract.kind === 'item' && typeof value === 'string') fields[field] = copy(value, field);
      if (contract.kind === 'items' && isIdList(value)) {
        fields[field] = value.map((inner, index) => copy(inner, `${field} ${index + 1}`));
      }
    }
    return id;
  }

  /** Names of those that go below an item. */
  namesBelow(parentId: ItemId): string[] {
    return this.#items.flatMap(({ item }) => (item.parentId === parentId ? [item.name] : []));
  }

  async save(tx: Transaction, actor: Actor): Promise<void> {
    for (const { item, version } of this.#items) {
      await insertItem(tx, item);
      await insertVersion(tx, version, actor);
    }
  }
}

/** The first of "Blurb 1", "Blurb 2" … that no item below the parent ever had. */
export async function freeName(
  tx: Transaction,
  { draft, published }: ContentStore,
  parentId: ItemId,
  base: string,
  making: NewItems,
): Promise<string> {
  const created = await tx
    .select({ name: contentItems.name })
    .from(contentItems)
    .where(eq(contentItems.parentId, parentId));
  const shown = [draft, published].flatMap((tree) => {
    const parent = tree.find(parentId);
    return parent ? tree.childrenOf(parent) : [];
  });
  const names = [...created, ...shown].map(({ name }) => name).concat(making.namesBelow(parentId));
  const taken = new Set(names.map((name) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`${base} ${number}`.toLowerCase())) number += 1;
  return `${base} ${number}`;
}

function isList(inner: ReadItem | readonly ReadItem[]): inner is readonly ReadItem[] {
  return Array.isArray(inner);
}
