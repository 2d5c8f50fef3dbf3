import type { ContentTree } from '../ContentTree';
import type { ContentItem } from '../item.types';

/** Whether an item, or one that contains it, is the content of a block that only variants of the page show. */
export function isVariantItem(tree: ContentTree, page: ContentItem, item: ContentItem): boolean {
  const sources = new Set(
    [...page.versions.values()]
      .flatMap(({ variants = [] }) => variants)
      .flatMap(({ changes }) => [
        ...Object.values(changes.items),
        ...changes.added.map(({ rendering }) => rendering.dataSource),
      ]),
  );
  return [item, ...tree.listAncestors(item)].some(({ id }) => sources.has(id));
}
