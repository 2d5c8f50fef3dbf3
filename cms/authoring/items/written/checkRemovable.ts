import type { ContentTree } from '../../../items/ContentTree';
import type { ContentItem } from '../../../items/item.types';
import { createEditError } from '../../createEditError';
import { checkNotFixed } from '../../pages/pageLocation';

/** Items of system templates that editors may add and remove. */
const REMOVABLE_TEMPLATES: ReadonlySet<string> = new Set(['DictionaryEntry', 'RedirectRule']);

/** Whether the site requires an item: its root, its settings and the folders of its content. */
function isRequiredItem(tree: ContentTree, item: ContentItem): boolean {
  const group = tree.findTemplate(item)?.group;
  const isFolderOfPage = item.template === 'Folder' && tree.findPage(item) !== undefined;
  if (group === 'settings') return item.template === 'SiteSettings';
  return group === 'system' && !REMOVABLE_TEMPLATES.has(item.template) && !isFolderOfPage;
}

/** @throws BAD_INPUT for items that the site requires, and for pages that cannot be moved */
export function checkRemovable(tree: ContentTree, item: ContentItem): void {
  if (isRequiredItem(tree, item)) throw createEditError('BAD_INPUT', 'The site needs it.');
  if (tree.isPage(item)) checkNotFixed(tree, item);
}
