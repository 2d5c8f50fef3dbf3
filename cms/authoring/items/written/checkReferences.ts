import type { KnownItem } from '../../../items/contentStore';
import type { ItemId } from '../../../items/guid';
import type { FieldValues } from '../../../items/item';
import type { Templates } from '../../../items/templates';
import type { SavedVersion } from '../../../items/versionTable';
import { editError } from '../../editError';
import { blocksOf, fieldReferences, referencesOf } from './references';

/** Items and their fields as they are once the change is through. */
export interface Known {
  templates: Templates;
  itemOf: (id: ItemId) => KnownItem | undefined;
  fieldsOf: (id: ItemId, language: string) => FieldValues;
}

/**
 * Checks what a version names. Whoever may edit one site must not reach another one's drafts by naming their ids, and
 * what contains itself could not be shown.
 * @throws BAD_INPUT
 */
export function checkReferences(known: Known, item: KnownItem, version: SavedVersion): void {
  const template = known.templates.get(item.template);
  for (const { id, of } of referencesOf(template, version)) {
    const named = known.itemOf(id);
    if (!named) continue;
    if (named.site !== undefined && named.site !== item.site) {
      throw editError('BAD_INPUT', 'Something that is named here belongs to another site.');
    }
    if (of !== undefined && named.template !== of) {
      throw editError('BAD_INPUT', 'Something that is named here is of another kind.');
    }
  }
  for (const list of fieldReferences(template, version.fields)) {
    if (new Set(list.map(({ id }) => id)).size < list.length) {
      throw editError('BAD_INPUT', 'A list holds an item once.');
    }
  }
  if (containsItself(known, item.id, version.language)) {
    throw editError('BAD_INPUT', 'An item cannot contain itself.');
  }
  const uids = blocksOf(version).map(({ uid }) => uid);
  if (new Set(uids).size < uids.length) {
    throw editError('BAD_INPUT', 'Two blocks of a page cannot have one uid.');
  }
}

function containsItself(known: Known, start: ItemId, language: string): boolean {
  const seen = new Set<ItemId>();
  const reaches = (id: ItemId): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const template = known.templates.get(known.itemOf(id)?.template ?? '');
    return fieldReferences(template, known.fieldsOf(id, language))
      .flat()
      .some((inner) => inner.of !== undefined && (inner.id === start || reaches(inner.id)));
  };
  return reaches(start);
}
