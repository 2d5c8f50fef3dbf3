import type { ContentStore } from '../../contentStore';
import { inLanguage, type LocalItem } from '../../contentTree';
import { newId, type ItemId } from '../../guid';
import type { FieldValue } from '../../item';
import { readFields, type ReadItem } from '../../readFields';
import { insertItem, insertVersion, type CreatedItem, type NewVersion } from '../../versionTable';
import type { AuthoringContext } from '../authoringContext';
import { checkVersion } from '../editContent';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';

export interface AddListEntryInput {
  itemId: string;
  language: string;
  expectedVersion: number;
  field: string;
  position?: number | null;
  fields?: unknown;
}

/**
 * Makes an entry below its owner and puts it into the owner's list, or into a field for one. Throws NOT_FOUND, BAD_INPUT with the
 * path of a wrong value, or CONFLICT.
 */
export async function addListEntry(
  { store, editor, actor }: AuthoringContext,
  input: AddListEntryInput,
): Promise<{ entryId: ItemId; version: number }> {
  const { language, expectedVersion, field } = input;
  const version = expectedVersion + 1;
  let entryId: ItemId = '';
  await editor.inTurn(async (tx) => {
    const item = store.draft.find(input.itemId);
    const owner = item && inLanguage(item, language);
    if (!owner) throw editError('NOT_FOUND', `No item "${input.itemId}" in ${language}.`);
    const { id: itemId, site } = owner.item;
    checkVersion(expectedVersion, store.newestVersion(itemId, language));
    const entry = readEntry(store, owner, input);
    const items = itemsOf(entry, owner, field);
    for (const one of items) {
      await insertItem(tx, one.item);
      await insertVersion(tx, one.version, actor);
    }
    entryId = items[0]?.item.id ?? '';
    const { displayName, fields, placeholders } = owner.version;
    const content = { displayName, placeholders, deleted: false };
    const changed = { ...fields, [field]: withEntry(store, owner, input, entryId) };
    await insertVersion(tx, { itemId, language, version, ...content, fields: changed }, actor);
    const details = { version, field, entryId };
    await recordAction(tx, { actor, action: 'addListEntry', site, itemId, language, details });
  });
  return { entryId, version };
}

/** The owner's field with the entry in it: the only one, or at its place among others. */
function withEntry(
  store: ContentStore,
  owner: LocalItem,
  { field, position }: AddListEntryInput,
  entryId: ItemId,
): FieldValue {
  if (store.draft.templateOf(owner.item)?.fields.get(field)?.contract.kind === 'item')
    return entryId;
  const list = [...((owner.version.fields[field] ?? []) as readonly ItemId[])];
  list.splice(position ?? list.length, 0, entryId);
  return list;
}

function readEntry(store: ContentStore, owner: LocalItem, input: AddListEntryInput): ReadItem {
  const contract = store.draft.templateOf(owner.item)?.fields.get(input.field)?.contract;
  const of = contract && 'of' in contract && contract.kind !== 'enum' ? contract.of : undefined;
  const template = of === undefined ? undefined : store.templates.get(of);
  if (!template) {
    throw editError('BAD_INPUT', `"${input.field}" is no list of ${owner.item.template}.`);
  }
  const problems: string[] = [];
  const report = (path: string, message: string) => problems.push(`${path} ${message}`);
  const read = readFields(template, input.fields, 'fields', store.templates, report);
  if (read) return read;
  throw editError('BAD_INPUT', `${problems.join('; ')}.`, { problems });
}

/** The items of an entry, parents before children, each below the item whose list it is in. */
function itemsOf(
  entry: ReadItem,
  { item: owner, version: { language } }: LocalItem,
  field: string,
) {
  const items: { item: CreatedItem; version: NewVersion }[] = [];
  const add = (of: ReadItem, parentId: ItemId, name: string): ItemId => {
    const id = newId();
    const fields: Record<string, FieldValue> = Object.fromEntries(of.values);
    items.push({
      item: { id, site: owner.site ?? '', parentId, name, template: of.template.name },
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
    for (const [inner, value] of of.inner) {
      fields[inner] = Array.isArray(value)
        ? value.map((one: ReadItem, index) => add(one, id, `${inner} ${index + 1}`))
        : add(value as ReadItem, id, inner);
    }
    return id;
  };
  // A name that no entry has had, deleted ones included.
  add(entry, owner.id, `${field} ${newId().slice(0, 8)}`);
  return items;
}
