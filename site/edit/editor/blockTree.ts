import type { Placeholders, Rendering } from './authoring';

/** Where a block stands in its page. */
export interface BlockPlace {
  block: Rendering;
  placeholder: string;
  /** uid of the block around it. */
  parent?: string;
  index: number;
  /** How many blocks stand beside it, itself included. */
  count: number;
}

/** The block with that uid, and where it stands. */
export function findBlock(
  placeholders: Placeholders,
  uid: string,
  parent?: string,
): BlockPlace | undefined {
  for (const [placeholder, blocks] of Object.entries(placeholders)) {
    for (const [index, block] of blocks.entries()) {
      if (block.uid === uid) return { block, placeholder, parent, index, count: blocks.length };
      const inner = findBlock(block.placeholders, uid, block.uid);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** The blocks with one of them moved among its neighbours, by -1 for up and 1 for down. */
export function moveBlock(placeholders: Placeholders, uid: string, by: number): Placeholders {
  return changeList(placeholders, uid, (blocks, index) => {
    const target = Math.min(Math.max(index + by, 0), blocks.length - 1);
    const moved = blocks.toSpliced(index, 1);
    const [block] = blocks.slice(index, index + 1);
    return block ? moved.toSpliced(target, 0, block) : blocks;
  });
}

/** The blocks without one of them and what it holds. */
export function removeBlock(placeholders: Placeholders, uid: string): Placeholders {
  return changeList(placeholders, uid, (blocks, index) => blocks.toSpliced(index, 1));
}

function changeList(
  placeholders: Placeholders,
  uid: string,
  change: (blocks: Rendering[], index: number) => Rendering[],
): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, blocks]) => {
      const index = blocks.findIndex((block) => block.uid === uid);
      if (index >= 0) return [key, change(blocks, index)];
      const inner = blocks.map((block) => ({
        ...block,
        placeholders: changeList(block.placeholders, uid, change),
      }));
      return [key, inner];
    }),
  );
}
