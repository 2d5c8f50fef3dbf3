import type { Placeholders, Rendering, VariantChanges } from '../item.types';
import { getPlace } from './pageVariant';

/** Applies a variant's changes to a page's blocks. `keepHidden` is for editors, who also see hidden blocks. */
export function applyVariant(
  placeholders: Placeholders,
  changes: VariantChanges,
  { keepHidden = false } = {},
): Placeholders {
  const changeBlocks = (blocks: readonly Rendering[], place: string): Rendering[] => {
    const addedBlocks = changes.added
      .filter((one) => one.place === place)
      .map((one) => one.rendering);
    return sortBlocks([...blocks, ...addedBlocks], changes.order[place])
      .filter(({ uid }) => keepHidden || !changes.hidden.includes(uid))
      .map(changeBlock);
  };
  const changeBlock = (block: Rendering): Rendering => ({
    ...block,
    dataSource: changes.items[block.uid] ?? block.dataSource,
    placeholders: changePlaceholders(block.placeholders, block.uid),
  });
  const changePlaceholders = (inPlaceholders: Placeholders, parent?: string): Placeholders => {
    const keys = new Set([...Object.keys(inPlaceholders), ...listAddedKeys(changes, parent)]);
    return Object.fromEntries(
      [...keys].map((key) => [key, changeBlocks(inPlaceholders[key] ?? [], getPlace(key, parent))]),
    );
  };
  return changePlaceholders(placeholders);
}

/** Lists the uids of blocks that the variant adds, or to which it gives another data source. */
export const listChangedBlockUids = ({ items, added }: VariantChanges): ReadonlySet<string> =>
  new Set([...Object.keys(items), ...added.map(({ rendering }) => rendering.uid)]);

function listAddedKeys({ added }: VariantChanges, parent: string | undefined): string[] {
  return added.flatMap(({ place }) => {
    const [parentOrPlaceholder = '', innerPlaceholder] = place.split('/');
    if (innerPlaceholder === undefined) return parent === undefined ? [parentOrPlaceholder] : [];
    return parentOrPlaceholder === parent ? [innerPlaceholder] : [];
  });
}

function sortBlocks(blocks: readonly Rendering[], order: readonly string[] | undefined) {
  if (!order) return blocks;
  const sorted = order.flatMap((uid) => blocks.find((block) => block.uid === uid) ?? []);
  for (const [index, block] of blocks.entries()) {
    if (order.includes(block.uid)) continue;
    const previousBlock = blocks[index - 1];
    sorted.splice(previousBlock ? sorted.indexOf(previousBlock) + 1 : 0, 0, block);
  }
  return sorted;
}
