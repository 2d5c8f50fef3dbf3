/** Finding, listing and removing the blocks (renderings) of a page. */
import type { Placeholders, Rendering } from '../../items/item.types';

/** A block and its position. */
export interface FoundRendering {
  rendering: Rendering;
  placeholder: string;
  /** uid of the block that contains it; undefined at the top level. */
  parent?: string;
  /** uids of all blocks in the placeholder, in order, including this one. */
  order: readonly string[];
}

/** Finds a block by its uid, also in other blocks. */
export function findRendering(
  placeholders: Placeholders,
  uid: string,
  parent?: string,
): FoundRendering | undefined {
  for (const [placeholder, blocks] of Object.entries(placeholders)) {
    for (const rendering of blocks) {
      const order = blocks.map((block) => block.uid);
      if (rendering.uid === uid) return { rendering, placeholder, parent, order };
      const inner = findRendering(rendering.placeholders, uid, rendering.uid);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** Returns the placeholders without one block and its inner blocks. */
export function withoutRendering(placeholders: Placeholders, uid: string): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, blocks]) => [
      key,
      blocks
        .filter((block) => block.uid !== uid)
        .map((block) => ({ ...block, placeholders: withoutRendering(block.placeholders, uid) })),
    ]),
  );
}

/** All blocks, outer ones before inner ones. */
export function listRenderings(placeholders: Placeholders): Rendering[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => [block, ...listRenderings(block.placeholders)]),
  );
}
