import type { ContentStore } from '../../items/contentStore';
import { newId, parseId, type ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item';
import { insertItem, insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { checkVersion } from '../items/checkVersion';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';
import { applyFields, readName } from '../items/readInput';
import { checkPublicAddress } from './publicAddress';
import { partTemplates, readPart, type PartItems } from './siteParts';
import type { SaveSiteItemInput } from '../../generated/authoringTypes';

interface Target {
  id: ItemId;
  name: string;
  isNew: boolean;
  /** What the change is made from; a deleted item comes back as visitors still see it. */
  fields: FieldValues;
}

/**
 * Saves a draft of one item of a site's settings, dictionary, tags or redirects; makes it where there is
 * none. Throws BAD_INPUT for what the part does not allow, CONFLICT when somebody saved in between.
 */
export async function saveSiteItem(
  { store, editor, actor }: AuthoringContext,
  input: SaveSiteItemInput,
): Promise<{ itemId: ItemId; version: number }> {
  const { site, part, language, expectedVersion } = input;
  const version = expectedVersion + 1;
  let itemId: ItemId = '';
  await editor.inTurn(async (tx) => {
    const items = readPart(store, site, part);
    const templateName = partTemplates[part];
    const template = templateName && store.templates.get(templateName);
    if (!template) throw editError('BAD_INPUT', 'Blocks are saved as items of their own.');
    if (!items.site.languages.includes(language)) {
      throw editError('BAD_INPUT', 'The site has no such language.');
    }
    const target = findTarget(store, items, input);
    itemId = target.id;
    checkVersion(expectedVersion, target.isNew ? 0 : store.newestVersion(itemId, language));
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
    if (!item) throw editError('NOT_FOUND', 'There is no such item in this part of the site.');
    const local = draft.findIn(item.id, language) ?? published.findIn(item.id, language);
    return { id: item.id, name: item.name, isNew: false, fields: local?.version.fields ?? {} };
  }
  if (part === 'SETTINGS') throw editError('BAD_INPUT', 'A site has one item of settings.');
  const newName = part === 'REDIRECTS' ? freeName(items) : readName(name ?? '');
  const twin = items.find((one) => one.name.toLowerCase() === newName.toLowerCase());
  if (twin) throw editError('CONFLICT', 'There is one of that name already.');
  return { id: newId(), name: newName, isNew: true, fields: {} };
}

/** The first of "Rule 1", "Rule 2" … that no rule has, published or not. */
function freeName(items: readonly { name: string }[]): string {
  const taken = new Set(items.map(({ name }) => name));
  let number = items.length + 1;
  while (taken.has(`Rule ${number}`)) number += 1;
  return `Rule ${number}`;
}
