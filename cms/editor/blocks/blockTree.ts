import type { Placeholders, Rendering } from '../authoring';
import type { BlockTarget } from '../lists/arrangingApi';

/** Where a block stands in its page. */
export interface BlockPlace {
  block: Rendering;
  placeholder: string;
  /** uid of the block around it. */
  parent?: string;
  index: number;
  /** How many blocks stand beside it, itself included. */
  count: number;
  /** uids of those, in order. */
  order: readonly string[];
}

/** The block with that uid, and where it stands. */
export function findBlock(
  placeholders: Placeholders,
  uid: string,
  parent?: string,
): BlockPlace | undefined {
  for (const [placeholder, blocks] of Object.entries(placeholders)) {
    for (const [index, block] of blocks.entries()) {
      if (block.uid === uid) {
        const order = blocks.map((one) => one.uid);
        return { block, placeholder, parent, index, count: blocks.length, order };
      }
      const inner = findBlock(block.placeholders, uid, block.uid);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** Where a block goes that moves among its neighbours, by -1 for up and 1 for down; undefined at the edge. */
export function neighbourTarget(place: BlockPlace, by: -1 | 1): BlockTarget | undefined {
  const { placeholder, parent, order, index } = place;
  const beside = order[index + by];
  if (beside === undefined) return undefined;
  return { placeholder, parent, ...(by < 0 ? { before: beside } : { after: beside }) };
}

/** The place right behind a block. */
export const targetBelow = ({ placeholder, parent, block }: BlockPlace): BlockTarget => ({
  placeholder,
  parent,
  after: block.uid,
});
