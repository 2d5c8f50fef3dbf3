/** Adding a block: creates its items and inserts it among the blocks of a page. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { Placeholders, Rendering } from '../../items/item.types';
import type { Templates } from '../../items/buildTemplates';
import { createEditError } from '../createEditError';
import { findFreeName, NewItems } from '../items/NewItems';
import { readNewFields } from '../items/readNewFields';
import { insertAt, type Anchor } from '../items/sequence';
import type { AddBlockInput } from '../../generated/authoringTypes';

interface NewBlock {
  items: NewItems;
  /** Id of the item that holds the block's own fields. */
  dataSource: ItemId;
}

/** The only placeholder of a page that editors add blocks to; header and footer belong to the whole site. */
const EDITABLE_PLACEHOLDER = 'main';

/** @throws BAD_INPUT for a placeholder of the page itself in which editors cannot add blocks */
export function checkAcceptsBlocks({
  placeholder,
  parent,
}: Pick<BlockPlacement, 'placeholder' | 'parent'>) {
  if (parent || placeholder === EDITABLE_PLACEHOLDER) return;
  throw createEditError('BAD_INPUT', 'Blocks cannot be added there.');
}

/** Creates the items of a new block in the page's data folder. @throws BAD_INPUT with the paths of invalid values */
export async function createBlock(
  tx: Transaction,
  store: ContentStore,
  page: LocalItem,
  input: AddBlockInput,
): Promise<NewBlock> {
  const template = store.templates.get(input.componentName);
  if (template?.group !== 'blocks') {
    throw createEditError('BAD_INPUT', 'There is no such block.');
  }
  const parsedFields = readNewFields(store, template, input.fields);

  const items = new NewItems(page.item.site ?? '', input.language);
  const folder = findOrAddDataFolder(store, page, items);
  const name = await findFreeName(tx, store, folder, template.name, items);
  return { dataSource: items.addItem(parsedFields, folder, name), items };
}

/** Returns the folder of the page's blocks; adds it to the new items if it does not exist. */
export function findOrAddDataFolder(
  { draft }: ContentStore,
  page: LocalItem,
  items: NewItems,
): ItemId {
  const folder = draft.find(`${draft.getPath(page.item)}/Data`)?.id;
  return folder ?? items.add(page.item.id, 'Data', 'Folder', {});
}

/** The position of a block: an index in a placeholder, or next to another block of the placeholder. */
export interface BlockPlacement extends Anchor {
  placeholder: string;
  /** uid of the block that the placeholder belongs to. */
  parent?: string | null;
  position?: number | null;
  rendering: Rendering;
}

/** Inserts a block among the blocks of a page. @throws BAD_INPUT when there is no such placeholder */
export function insertRendering(
  placeholders: Placeholders,
  templates: Templates,
  placement: BlockPlacement,
): Placeholders {
  const { placeholder, parent } = placement;
  if (!parent) return insertInPlaceholder(placeholders, placement);
  let isPlaced = false;
  const visitPlaceholders = (renderings: Placeholders): Placeholders =>
    Object.fromEntries(
      Object.entries(renderings).map(([key, blocks]) => [key, blocks.map(visitBlock)]),
    );
  const visitBlock = (block: Rendering): Rendering => {
    if (block.uid !== parent.toLowerCase()) {
      return { ...block, placeholders: visitPlaceholders(block.placeholders) };
    }
    const allowedPlaceholders = templates.get(block.componentName)?.placeholders ?? [];
    isPlaced = allowedPlaceholders.includes(placeholder);
    return isPlaced
      ? { ...block, placeholders: insertInPlaceholder(block.placeholders, placement) }
      : block;
  };
  const updated = visitPlaceholders(placeholders);
  if (isPlaced) return updated;
  throw createEditError('BAD_INPUT', 'The block has no such placeholder.');
}

function insertInPlaceholder(placeholders: Placeholders, placement: BlockPlacement): Placeholders {
  const { placeholder, position, rendering } = placement;
  const blocks = placeholders[placeholder] ?? [];
  const order = insertAt(
    blocks.map(({ uid }) => uid),
    rendering.uid,
    { after: placement.after?.toLowerCase(), before: placement.before?.toLowerCase() },
  );
  const index = position ?? order.indexOf(rendering.uid);
  return { ...placeholders, [placeholder]: blocks.toSpliced(index, 0, rendering) };
}
