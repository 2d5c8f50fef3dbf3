import type { Placeholders, Rendering } from '../authoring';
import type { BlockTarget } from '../lists/arrangingApi';

/** The position of a block in its page. */
export interface BlockPlace {
  block: Rendering;
  placeholder: string;
  /** uid of the block that contains the placeholder; undefined for a placeholder of the page. */
  parent?: string;
  index: number;
  /** Number of blocks in its placeholder, including itself. */
  count: number;
  /** uids of all blocks in the placeholder, in order. */
  order: readonly string[];
}

/** Finds a block by uid, at any depth, with its position. */
export function findBlock(
  placeholders: Placeholders,
  uid: string,
  parent?: string,
): BlockPlace | undefined {
  for (const [placeholder, blocks] of Object.entries(placeholders)) {
    for (const [index, block] of blocks.entries()) {
      if (block.uid === uid) {
        const order = blocks.map((sibling) => sibling.uid);
        return { block, placeholder, parent, index, count: blocks.length, order };
      }
      const inner = findBlock(block.placeholders, uid, block.uid);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** Returns the target directly after a block. */
export const targetBelow = ({ placeholder, parent, block }: BlockPlace): BlockTarget => ({
  placeholder,
  parent,
  after: block.uid,
});

/** The blocks without one of them. */
export function withoutBlock(placeholders: Placeholders, uid: string): Placeholders {
  return mapLists(placeholders, (blocks) => blocks.filter((block) => block.uid !== uid));
}

/** The blocks with one more, at a place that has the block next to it; at the end without one. */
export function withBlock(
  placeholders: Placeholders,
  block: Rendering,
  { placeholder, parent, before, after }: BlockTarget,
): Placeholders {
  return mapLists(placeholders, (blocks, key, owner) => {
    if (key !== placeholder || owner !== parent) return blocks;
    const index = blocks.findIndex(({ uid }) => uid === (before ?? after));
    if (index < 0) return [...blocks, block];
    return blocks.toSpliced(before === undefined ? index + 1 : index, 0, block);
  });
}

function mapLists(
  placeholders: Placeholders,
  change: (blocks: Rendering[], placeholder: string, owner: string | undefined) => Rendering[],
  owner?: string,
): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, blocks]) => [
      key,
      change(blocks, key, owner).map((block) => ({
        ...block,
        placeholders: mapLists(block.placeholders, change, block.uid),
      })),
    ]),
  );
}
