import type { KnownItem } from '../../../items/ContentStore';
import type { ItemId } from '../../../items/guid';
import type { FieldValues } from '../../../items/item.types';
import type { Templates } from '../../../items/buildTemplates';
import type { SavedVersion } from '../../../items/versionTable';
import { createEditError } from '../../createEditError';
import { listBlocks, listFieldReferences, listReferences } from './references';

/** Looks up items and their fields in the state after the change. */
export interface ReferenceLookup {
  templates: Templates;
  findItem: (id: ItemId) => KnownItem | undefined;
  getFields: (id: ItemId, language: string) => FieldValues;
}

/**
 * Checks the references of a version. An editor of one site must not read drafts of another site by
 * their ids, and content that contains itself cannot be rendered.
 * @throws BAD_INPUT
 */
export function checkReferences(
  lookup: ReferenceLookup,
  item: KnownItem,
  version: SavedVersion,
): void {
  const template = lookup.templates.get(item.template);
  for (const { id, templateName } of listReferences(template, version)) {
    const target = lookup.findItem(id);
    if (!target) continue;
    if (target.site !== undefined && target.site !== item.site) {
      throw createEditError('BAD_INPUT', 'Something that is named here belongs to another site.');
    }
    if (templateName !== undefined && target.template !== templateName) {
      throw createEditError('BAD_INPUT', 'Something that is named here is of another kind.');
    }
  }
  for (const list of listFieldReferences(template, version.fields)) {
    if (new Set(list.map(({ id }) => id)).size < list.length) {
      throw createEditError('BAD_INPUT', 'A list holds an item once.');
    }
  }
  if (containsItself(lookup, item.id, version.language)) {
    throw createEditError('BAD_INPUT', 'An item cannot contain itself.');
  }
  const uids = listBlocks(version).map(({ uid }) => uid);
  if (new Set(uids).size < uids.length) {
    throw createEditError('BAD_INPUT', 'Two blocks of a page cannot have one uid.');
  }
}

function containsItself(lookup: ReferenceLookup, start: ItemId, language: string): boolean {
  const visitedIds = new Set<ItemId>();
  const canReach = (id: ItemId): boolean => {
    if (visitedIds.has(id)) return false;
    visitedIds.add(id);
    const template = lookup.templates.get(lookup.findItem(id)?.template ?? '');
    return listFieldReferences(template, lookup.getFields(id, language))
      .flat()
      .some(
        (inner) => inner.templateName !== undefined && (inner.id === start || canReach(inner.id)),
      );
  };
  return canReach(start);
}
