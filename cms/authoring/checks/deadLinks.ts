import { readLinkProblems } from '../links/linkProblems';
import type { CheckedPage, PageFinding } from './checkedPage';

/** Links of a page that visitors could not follow. */
export function deadLinks({ store, page, blocks }: CheckedPage): PageFinding[] {
  const { item, version } = page;
  return readLinkProblems(store, item.id, version.language).map((problem): PageFinding => {
    const block = blocks.find(({ items }) => items.some((one) => one.item.id === problem.itemId));
    return {
      kind: 'deadLink',
      severity: 'warning',
      block: block?.uid,
      componentName: block?.componentName,
      itemId: problem.itemId,
      field: problem.field,
      detail: problem.href || problem.text,
    };
  });
}
