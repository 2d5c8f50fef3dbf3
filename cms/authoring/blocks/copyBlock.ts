/** Blocks that go from a page to another, also of another site, by way of an editor's browser. */
import { checkFieldValue } from '../../items/checkFieldValue';
import { isMap } from '../../items/loading/contentFile';
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree, LocalItem } from '../../items/contentTree';
import { layoutId, newId, type ItemId } from '../../items/guid';
import type { Rendering } from '../../items/item';
import { readFields } from '../../items/loading/readFields';
import type { Template } from '../../items/templates';
import { checkTakesBlocks, dataFolder, placeRendering } from './addBlock';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { freeName, NewItems } from '../items/newItems';
import type { PasteBlockInput } from '../../generated/authoringTypes';
import { idsOf } from '../../items/fieldValues';

/** A block with all that it holds; items of its own are maps of their fields, others are ids. */
export interface BlockCopy {
  componentName: string;
  params: Readonly<Record<string, string>>;
  fields: Record<string, unknown>;
  placeholders: Record<string, BlockCopy[]>;
}

/** How deep blocks and items lie in each other at most. */
const maxDepth = 8;

/** Everything of a block of a page that can be made anew. */
export function copyBlock(tree: ContentTree, block: Rendering, page: LocalItem): BlockCopy {
  const source = block.dataSource && tree.findIn(block.dataSource, page.version.language);
  // What is named here has been of the page's site since that is checked (written/checkReferences.ts).
  const isOfSite = source && source.item.site === page.item.site;
  return {
    componentName: block.componentName,
    params: block.params,
    fields: isOfSite ? copyFields(tree, source) : {},
    placeholders: Object.fromEntries(
      Object.entries(block.placeholders).map(([key, blocks]) => [
        key,
        blocks.map((inner) => copyBlock(tree, inner, page)),
      ]),
    ),
  };
}

function copyFields(tree: ContentTree, { item, version }: LocalItem): Record<string, unknown> {
  const copyOf = (id: ItemId): unknown => {
    const inner = tree.findIn(id, version.language);
    return inner?.item.parentId === item.id ? copyFields(tree, inner) : id;
  };
  return Object.fromEntries(
    Object.entries(version.fields).map(([name, value]) => {
      const kind = tree.templateOf(item)?.fields.get(name)?.contract.kind;
      if (kind === 'item' && typeof value === 'string') return [name, copyOf(value)];
      // A list holds items of its own or others', as it is read (readFields.ts).
      if (kind === 'items') return [name, idsOf(value).map(copyOf)];
      return [name, value];
    }),
  );
}

/** Makes a block of a copy. @throws BAD_INPUT for what is no copy of a block */
export async function pasteBlock(
  { editor, store, actor }: Pick<AuthoringContext, 'editor' | 'store' | 'actor'>,
  input: PasteBlockInput,
): Promise<{ item: LocalItem; uid: string; leftOut: string[] }> {
  const { itemId, language } = input;
  checkTakesBlocks(input);
  const leftOut = new Set<string>();
  let uid = '';
  const item = await editor.operate({
    itemId,
    language,
    action: 'pasteBlock',
    actor,
    apply: async (tx, page) => {
      const site = page.item.site ?? '';
      const items = new NewItems(site, language);
      const folder = dataFolder(store, page, items);
      const known = (id: string) => store.draft.findIn(id, language)?.item.site === site;
      const make = async (raw: unknown, depth: number): Promise<Rendering | undefined> => {
        const { template, params, placeholders, fields } = readCopy(store, raw, depth);
        if (!template) return void leftOut.add(nameOf(raw));
        const fitting = fittingFields(store, template, fields, known, leftOut);
        const problems: string[] = [];
        const report = (path: string, message: string) => problems.push(`${path} ${message}`);
        const read = readFields(template, fitting, 'fields', store.templates, report);
        if (!read) throw editError('BAD_INPUT', `${problems.join('; ')}.`, { problems });
        const name = await freeName(tx, store, folder, template.name, items);
        const dataSource = items.addRead(read, folder, name);
        const inner: Record<string, Rendering[]> = {};
        for (const [key, blocks] of Object.entries(placeholders)) {
          if (!template.placeholders.includes(key) || !Array.isArray(blocks)) continue;
          inner[key] = [];
          for (const block of blocks) {
            const made = await make(block, depth + 1);
            if (made) inner[key].push(made);
          }
        }
        const { name: componentName } = template;
        return { uid: layoutId(newId()), componentName, dataSource, params, placeholders: inner };
      };
      const rendering = await make(input.block, 0);
      if (!rendering) throw editError('BAD_INPUT', 'That is not a block of this site.');
      ({ uid } = rendering);
      await items.save(tx, actor);
      const placing = { ...input, rendering };
      return {
        placeholders: placeRendering(page.version.placeholders, store.templates, placing),
      };
    },
  });
  return { item, uid, leftOut: [...leftOut] };
}

function readCopy({ templates }: ContentStore, raw: unknown, depth: number) {
  if (!isMap(raw) || typeof raw.componentName !== 'string' || depth > maxDepth) {
    throw editError('BAD_INPUT', 'That is not a copy of a block.');
  }
  const { componentName, params, placeholders, fields } = raw;
  const template = templates.get(componentName);
  const texts = Object.entries(isMap(params) ? params : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    template: template?.group === 'blocks' ? template : undefined,
    params: Object.fromEntries(texts),
    placeholders: isMap(placeholders) ? placeholders : {},
    fields: isMap(fields) ? fields : {},
  };
}

const nameOf = (raw: unknown): string =>
  isMap(raw) && typeof raw.componentName === 'string' ? raw.componentName.slice(0, 100) : '';

/** The fields of a copy without the items that the site does not have, and without what has changed its kind. */
function fittingFields(
  store: ContentStore,
  template: Template,
  fields: Readonly<Record<string, unknown>>,
  known: (id: string) => boolean,
  leftOut: Set<string>,
): Record<string, unknown> {
  const fitting: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const contract = template.fields.get(name)?.contract;
    if (contract?.kind === 'item' || contract?.kind === 'items') {
      const of = store.templates.get(contract.of);
      const all: readonly unknown[] = Array.isArray(value) ? value : [value];
      const kept = all.flatMap((entry): unknown[] => {
        if (isMap(entry) && of) return [fittingFields(store, of, entry, known, leftOut)];
        return typeof entry === 'string' && known(entry) ? [entry] : [];
      });
      // A list that refers to items cannot hold items of its own besides.
      const maps = kept.filter(isMap);
      const same = maps.length > 0 ? maps : kept;
      if (same.length < all.length) leftOut.add(name);
      if (same.length > 0) fitting[name] = contract.kind === 'items' ? same : same[0];
    } else if (contract && checkFieldValue(contract, value).ok) {
      fitting[name] = value;
    } else {
      leftOut.add(name);
    }
  }
  return fitting;
}
