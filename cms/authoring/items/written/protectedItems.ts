import type { ContentTree } from '../../../items/contentTree';
import type { ContentItem } from '../../../items/item';
import { editError } from '../../editError';
import { checkNotFixed } from '../../pages/pagePlace';

/** Items of the platform's own templates that editors make and remove one by one. */
const removable: ReadonlySet<string> = new Set(['DictionaryEntry', 'RedirectRule']);

/** Whether the site cannot do without an item: its root, its settings, and the folders that hold what is the site's. */
function isOfThePlatform(tree: ContentTree, item: ContentItem): boolean {
  const group = tree.templateOf(item)?.group;
  const isFolderOfPage = item.template === 'Folder' && tree.pageOf(item) !== undefined;
  if (group === 'settings') return item.template === 'SiteSettings';
  return group === 'system' && !removable.has(item.template) && !isFolderOfPage;
}

/** @throws BAD_INPUT for what must stay: see `isOfThePlatform`, and pages that stay where they are */
export function checkRemovable(tree: ContentTree, item: ContentItem): void {
  if (isOfThePlatform(tree, item)) throw editError('BAD_INPUT', 'The site needs it.');
  if (tree.isPage(item)) checkNotFixed(tree, item);
}
