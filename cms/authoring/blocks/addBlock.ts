/** A block that an editor adds: its items, and its place among the blocks of a page. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { Placeholders, Rendering } from '../../items/item';
import { readFields } from '../../items/loading/readFields';
import type { Templates } from '../../items/templates';
import { editError } from '../editError';
import { freeName, NewItems } from '../items/newItems';
import { insertAt, type Anchor } from '../items/sequence';
import type { AddBlockInput } from '../../generated/authoringTypes';

interface NewBlock {
  items: NewItems;
  /** Id of the item that holds the block's own fields. */
  dataSource: ItemId;
}

/** Only here may editors add blocks to a page; header and footer are the whole site's. */
const openPlaceholder = 'main';

/** @throws BAD_INPUT for a placeholder of the page itself that takes no more blocks */
export function checkTakesBlocks({ placeholder, parent }: Pick<Placing, 'placeholder' | 'parent'>) {
  if (parent || placeholder === openPlaceholder) return;
  throw editError('BAD_INPUT', 'Blocks cannot be added there.');
}

/** The items of a new block below the page's data folder. Throws BAD_INPUT with the path of a wrong value. */
export async function newBlock(
  tx: Transaction,
  store: ContentStore,
  page: LocalItem,
  input: AddBlockInput,
): Promise<NewBlock> {
  const template = store.templates.get(input.componentName);
  if (template?.group !== 'blocks') {
    throw editError('BAD_INPUT', 'There is no such block.');
  }
  const problems: string[] = [];
  const report = (path: string, message: string) => problems.push(`${path} ${message}`);
  const read = readFields(template, input.fields, 'fields', store.templates, report);
  if (!read) throw editError('BAD_INPUT', `${problems.join('; ')}.`, { problems });

  const items = new NewItems(page.item.site ?? '', input.language);
  const folder = dataFolder(store, page, items);
  const name = await freeName(tx, store, folder, template.name, items);
  return { dataSource: items.addRead(read, folder, name), items };
}

/** The folder of the page's blocks, made with the new items where there is none. */
export function dataFolder({ draft }: ContentStore, page: LocalItem, items: NewItems): ItemId {
  const folder = draft.find(`${draft.pathOf(page.item)}/Data`)?.id;
  return folder ?? items.add(page.item.id, 'Data', 'Folder', {});
}

/** Where a block goes: at a number among the blocks of a placeholder, or beside one of them. */
export interface Placing extends Anchor {
  placeholder: string;
  /** uid of the block that the placeholder belongs to. */
  parent?: string | null;
  position?: number | null;
  rendering: Rendering;
}

/** The blocks of a page with one more among them. Throws BAD_INPUT when there is no such place. */
export function placeRendering(
  placeholders: Placeholders,
  templates: Templates,
  placing: Placing,
): Placeholders {
  const { placeholder, parent } = placing;
  if (!parent) return insert(placeholders, placing);
  let found = false;
  const visit = (renderings: Placeholders): Placeholders =>
    Object.fromEntries(
      Object.entries(renderings).map(([key, blocks]) => [key, blocks.map(visitBlock)]),
    );
  const visitBlock = (block: Rendering): Rendering => {
    if (block.uid !== parent.toLowerCase()) {
      return { ...block, placeholders: visit(block.placeholders) };
    }
    const known = templates.get(block.componentName)?.placeholders ?? [];
    found = known.includes(placeholder);
    return found ? { ...block, placeholders: insert(block.placeholders, placing) } : block;
  };
  const placed = visit(placeholders);
  if (found) return placed;
  throw editError('BAD_INPUT', 'The block has no such placeholder.');
}

function insert(placeholders: Placeholders, placing: Placing): Placeholders {
  const { placeholder, position, rendering } = placing;
  const blocks = placeholders[placeholder] ?? [];
  const order = insertAt(
    blocks.map(({ uid }) => uid),
    rendering.uid,
    { after: placing.after?.toLowerCase(), before: placing.before?.toLowerCase() },
  );
  const index = position ?? order.indexOf(rendering.uid);
  return { ...placeholders, [placeholder]: blocks.toSpliced(index, 0, rendering) };
}
