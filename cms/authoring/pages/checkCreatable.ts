import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { Template } from '../../items/buildTemplates';
import { createEditError } from '../createEditError';
import { partTemplates, readPart, siteParts } from '../site/siteParts';
import { requireLocation } from './pageLocation';

interface NewLocation {
  site: string;
  parentId: ItemId;
  name: string;
}

/**
 * Checks whether an item of a template may be created in a location: pages where addresses allow them;
 * phrases, tags and redirects in the folder of their kind; items that a site has only once, nowhere.
 * @throws BAD_INPUT or, for a missing parent, NOT_FOUND
 */
export function checkCreatable(
  store: ContentStore,
  template: Template,
  location: NewLocation,
): void {
  const { site, parentId, name } = location;
  if (template.group === 'pages') return void requireLocation(store, { parentId, name });
  const part = siteParts.find((one) => partTemplates[one] === template.name);
  if (part && part !== 'SETTINGS') {
    if (readPart(store, site, part).root.id === parentId) return;
    throw createEditError('BAD_INPUT', 'Items of this template have a folder of their own.');
  }
  const isSiteItem = template.group === 'settings' || template.group === 'system';
  if (isSiteItem && template.name !== 'Folder') {
    throw createEditError('BAD_INPUT', 'A site has one item of this template.');
  }
}
