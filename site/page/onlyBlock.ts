import type { Page, PageBlock } from '../../platform/content/page.types';

/** The page with nothing but one of its blocks, in the main area; undefined when it has no such block. */
export function onlyBlock(page: Page, uid: string): Page | undefined {
  const block = findBlock(Object.values(page.placeholders).flat(), uid.toLowerCase());
  return block && { ...page, placeholders: { main: [block] } };
}

function findBlock(blocks: readonly PageBlock[], uid: string): PageBlock | undefined {
  for (const block of blocks) {
    const inner = Object.values(block.placeholders).flat();
    const found = block.uid.toLowerCase() === uid ? block : findBlock(inner, uid);
    if (found) return found;
  }
  return undefined;
}
