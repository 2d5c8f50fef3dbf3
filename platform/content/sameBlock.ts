import { dequal } from 'dequal';
import type { PageBlock } from './page.types';

/** Blocks as they were filled last, by the blocks that were filled; for as long as something is kept that was made of them. */
const lastFilled = new WeakMap<PageBlock, WeakRef<PageBlock>>();

/**
 * A block with what was fetched for it: the object that it was the last time if it says the same in every field, so that
 * what was made of it holds (site/page/PageParts.tsx).
 */
export function sameBlock(block: PageBlock, filled: PageBlock): PageBlock {
  const last = lastFilled.get(block)?.deref();
  if (last && dequal(last, filled)) return last;
  lastFilled.set(block, new WeakRef(filled));
  return filled;
}
