import { dequal } from 'dequal';
import type { PageBlock } from './page.types';

/** The last filled version of each block, for as long as something that was rendered from it exists. */
const lastFilled = new WeakMap<PageBlock, WeakRef<PageBlock>>();

/**
 * A block with the data fetched for it: the previous object if every field is equal, so that its rendered
 * fragment can be reused (site/page/PageFragments.tsx).
 */
export function reuseEqualBlock(block: PageBlock, filled: PageBlock): PageBlock {
  const last = lastFilled.get(block)?.deref();
  if (last && dequal(last, filled)) return last;
  lastFilled.set(block, new WeakRef(filled));
  return filled;
}
