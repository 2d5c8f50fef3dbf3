import type { Placeholders, Rendering, VariantChanges } from '../item';
import { placeOf } from './pageVariant';

/** The blocks of a page as a variant has them. Editors see also what it hides. */
export function applyVariant(
  placeholders: Placeholders,
  changes: VariantChanges,
  { keepHidden = false } = {},
): Placeholders {
  const listOf = (blocks: readonly Rendering[], place: string): Rendering[] => {
    const added = changes.added.filter((one) => one.place === place).map((one) => one.rendering);
    return ordered([...blocks, ...added], changes.order[place])
      .filter(({ uid }) => keepHidden || !changes.hidden.includes(uid))
      .map(blockOf);
  };
  const blockOf = (block: Rendering): Rendering => ({
    ...block,
    dataSource: changes.items[block.uid] ?? block.dataSource,
    placeholders: listsOf(block.placeholders, block.uid),
  });
  const listsOf = (lists: Placeholders, parent?: string): Placeholders => {
    const keys = new Set([...Object.keys(lists), ...keysAddedIn(changes, parent)]);
    return Object.fromEntries(
      [...keys].map((key) => [key, listOf(lists[key] ?? [], placeOf(key, parent))]),
    );
  };
  return listsOf(placeholders);
}

/** Blocks that are the variant's own: with another item, or added. */
export const ownBlocks = ({ items, added }: VariantChanges): ReadonlySet<string> =>
  new Set([...Object.keys(items), ...added.map(({ rendering }) => rendering.uid)]);

function keysAddedIn({ added }: VariantChanges, parent: string | undefined): string[] {
  return added.flatMap(({ place }) => {
    const [first = '', second] = place.split('/');
    if (second === undefined) return parent === undefined ? [first] : [];
    return first === parent ? [second] : [];
  });
}

function ordered(blocks: readonly Rendering[], order: readonly string[] | undefined) {
  if (!order) return blocks;
  const placed = order.flatMap((uid) => blocks.find((block) => block.uid === uid) ?? []);
  for (const [index, block] of blocks.entries()) {
    if (order.includes(block.uid)) continue;
    const before = blocks[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, block);
  }
  return placed;
}
