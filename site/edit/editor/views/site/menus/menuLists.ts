/** The changes of lists of entries; each is one save of the owner, made from the version in sight. */
import { number, object, string } from 'yup';
import type { Authoring, RawValue } from '../../../authoring';
import { entryIds, type MenuList, type MenuNode } from './menuTree';

/** Makes an entry at a place of a list, or at its end. Gives its id. */
export async function addEntry(
  authoring: Authoring,
  { owner, field }: MenuList,
  position: number | undefined,
  fields: Readonly<Record<string, RawValue>>,
): Promise<string> {
  const { itemId, language, version: expectedVersion } = owner;
  const { entryId } = await authoring.ask(
    `mutation ($input: AddListEntryInput!) { result: addListEntry(input: $input) { entryId version } }`,
    { input: { itemId, language, expectedVersion, field, position, fields } },
    (json) =>
      object({ entryId: string().required(), version: number().required() }).validateSync(json),
  );
  return entryId;
}

/** Makes a copy of an entry, with all that is in it, behind it. Gives the copy's id. */
export function duplicateEntry(
  authoring: Authoring,
  list: MenuList,
  index: number,
): Promise<string> {
  const entry = list.entries[index];
  const place = entryIds(list.owner.values, list.field).indexOf(entry?.itemId ?? '') + 1;
  return addEntry(authoring, list, place, entry ? copyOf(entry) : {});
}

/** Moves an entry to another place among those in sight; the list may hold others that are gone. */
export async function moveEntry(
  authoring: Authoring,
  list: MenuList,
  itemId: string,
  to: number,
): Promise<void> {
  const ids = entryIds(list.owner.values, list.field).filter((id) => id !== itemId);
  const next = list.entries.filter((entry) => entry.itemId !== itemId)[to];
  ids.splice(next ? ids.indexOf(next.itemId) : ids.length, 0, itemId);
  await saveList(authoring, list, ids);
}

/** Takes an entry out of its list; the history can bring it back. */
export async function removeEntry(
  authoring: Authoring,
  list: MenuList,
  itemId: string,
): Promise<void> {
  const ids = entryIds(list.owner.values, list.field).filter((id) => id !== itemId);
  await saveList(authoring, list, list.isSingle ? null : ids);
}

async function saveList(
  authoring: Authoring,
  { owner: { itemId, language, version: expectedVersion }, field }: MenuList,
  value: readonly string[] | null,
): Promise<void> {
  await authoring.update({ itemId, language, expectedVersion, fields: [{ name: field, value }] });
}

/** Values of an entry with the entries below it as maps, as a new one is made of. */
function copyOf({ values, lists }: MenuNode): Record<string, RawValue> {
  const inner = lists.map(({ field, isSingle, entries }) => {
    const copies = entries.map(copyOf);
    return [field, isSingle ? copies[0] : copies];
  });
  return { ...values, ...Object.fromEntries(inner) };
}
