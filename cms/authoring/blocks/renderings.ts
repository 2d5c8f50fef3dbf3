/** Finding blocks in a page and taking them out of it. */
import type { Placeholders, Rendering } from '../../items/item';

/** A block and where it stands. */
export interface FoundRendering {
  rendering: Rendering;
  placeholder: string;
  /** uid of the block around it. */
  parent?: string;
  /** uids of those in the placeholder, in order, its own included. */
  order: readonly string[];
}

/** The block with that uid. */
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

/** The blocks without one of them and what it holds. */
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

/** All blocks, outer ones before those in them. */
export function allRenderings(placeholders: Placeholders): Rendering[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => [block, ...allRenderings(block.placeholders)]),
  );
}
