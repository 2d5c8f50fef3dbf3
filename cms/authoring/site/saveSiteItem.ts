import type { ContentStore } from '../../items/ContentStore';
import { createId, parseId, type ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item.types';
import { insertItem, insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { checkVersion } from '../items/checkVersion';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { applyFields, parseName } from '../items/readInput';
import { checkPublicAddress } from './checkPublicAddress';
import { partTemplates, readPart, type PartItems } from './siteParts';
import type { SaveSiteItemInput } from '../../generated/authoringTypes';

interface Target {
  id: ItemId;
  name: string;
  isNew: boolean;
  /** The fields that the change starts from. A deleted item starts from its public version. */
  fields: FieldValues;
}

/**
 * Saves a draft of an item of a site's settings, dictionary, tags or redirects; creates the item if
 * it is new. @throws BAD_INPUT for values that the part does not allow, CONFLICT when someone saved
 * in between
 */
export async function saveSiteItem(
  { store, editor, actor }: AuthoringContext,
  input: SaveSiteItemInput,
): Promise<{ itemId: ItemId; version: number }> {
  const { site, part, language, expectedVersion } = input;
  const version = expectedVersion + 1;
  let itemId: ItemId = '';
  await editor.enqueue(async (tx) => {
    const items = readPart(store, site, part);
    const templateName = partTemplates[part];
    const template = templateName && store.templates.get(templateName);
    if (!template) throw createEditError('BAD_INPUT', 'Blocks are saved as items of their own.');
    if (!items.site.languages.includes(language)) {
      throw createEditError('BAD_INPUT', 'The site has no such language.');
    }
    const target = findTarget(store, items, input);
    itemId = target.id;
    checkVersion(expectedVersion, target.isNew ? 0 : store.getNewestVersion(itemId, language));
    const fields = applyFields(template, target.fields, input.fields);
    checkPublicAddress(actor, template.name, target.fields, fields);
    const { name } = target;
    if (target.isNew) {
      await insertItem(tx, {
        id: itemId,
        site,
        parentId: items.root.id,
        name,
        template: template.name,
      });
    }
    const content = { displayName: name, fields, placeholders: {}, deleted: false };
    await insertVersion(tx, { itemId, language, version, ...content }, actor);
    const details = { version, part };
    await recordAction(tx, { actor, action: 'saveSiteItem', site, itemId, language, details });
  });
  return { itemId, version };
}

function findTarget(
  { draft, published }: ContentStore,
  { items }: PartItems,
  { itemId, name, language, part }: SaveSiteItemInput,
): Target {
  if (itemId) {
    const id = parseId(itemId);
    const item = items.find((one) => one.id === id);
    if (!item)
      throw createEditError('NOT_FOUND', 'There is no such item in this part of the site.');
    const local =
      draft.findInLanguage(item.id, language) ?? published.findInLanguage(item.id, language);
    return { id: item.id, name: item.name, isNew: false, fields: local?.version.fields ?? {} };
  }
  if (part === 'SETTINGS') throw createEditError('BAD_INPUT', 'A site has one item of settings.');
  const newName = part === 'REDIRECTS' ? findFreeName(items) : parseName(name ?? '');
  const existing = items.find((one) => one.name.toLowerCase() === newName.toLowerCase());
  if (existing) throw createEditError('CONFLICT', 'There is one of that name already.');
  return { id: createId(), name: newName, isNew: true, fields: {} };
}

/** Finds the first of "Rule 1", "Rule 2" … that no rule has, in the drafts or in public. */
function findFreeName(items: readonly { name: string }[]): string {
  const usedNames = new Set(items.map(({ name }) => name));
  let number = items.length + 1;
  while (usedNames.has(`Rule ${number}`)) number += 1;
  return `Rule ${number}`;
}
