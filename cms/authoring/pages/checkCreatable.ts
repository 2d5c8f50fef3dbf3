import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import type { Template } from '../../items/templates';
import { editError } from '../editError';
import { partTemplates, readPart, siteParts } from '../site/siteParts';
import { demandPlace } from './pagePlace';

interface NewPlace {
  site: string;
  parentId: ItemId;
  name: string;
}

/**
 * Checks where an item of a template may be made, whoever makes it: a page where pages may be, by the rules of their
 * addresses; phrases, tags and redirects in the folder of their kind; what a site has one of nowhere.
 * @throws BAD_INPUT or, for a parent that is gone, NOT_FOUND
 */
export function checkCreatable(store: ContentStore, template: Template, place: NewPlace): void {
  const { site, parentId, name } = place;
  if (template.group === 'pages') return void demandPlace(store, { parentId, name });
  const part = siteParts.find((one) => partTemplates[one] === template.name);
  if (part && part !== 'SETTINGS') {
    if (readPart(store, site, part).root.id === parentId) return;
    throw editError('BAD_INPUT', 'Items of this template have a folder of their own.');
  }
  const isOfTheSite = template.group === 'settings' || template.group === 'system';
  if (isOfTheSite && template.name !== 'Folder') {
    throw editError('BAD_INPUT', 'A site has one item of this template.');
  }
}
