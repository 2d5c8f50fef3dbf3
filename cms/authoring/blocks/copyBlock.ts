/** Copying blocks between pages and sites through the clipboard of the editor's browser. */
import { checkFieldValue } from '../../items/checkFieldValue';
import { isMap } from '../../items/loading/readYamlMap';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree, LocalItem } from '../../items/ContentTree';
import { toLayoutId, createId, type ItemId } from '../../items/guid';
import type { Rendering } from '../../items/item.types';
import type { Template } from '../../items/buildTemplates';
import { checkAcceptsBlocks, findOrAddDataFolder, insertRendering } from './createBlock';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { findFreeName, NewItems } from '../items/NewItems';
import { readNewFields } from '../items/readNewFields';
import type { PasteBlockInput } from '../../generated/authoringTypes';
import { asIdList } from '../../items/fieldValues';

/** A block with all its content. Items of its own are maps of fields; items that it refers to are ids. */
export interface BlockCopy {
  componentName: string;
  params: Readonly<Record<string, string>>;
  fields: Record<string, unknown>;
  placeholders: Record<string, BlockCopy[]>;
}

/** Maximum nesting of blocks and items. */
const MAX_DEPTH = 8;

/** Copies a block of a page with everything that pasting it needs. */
export function copyBlock(tree: ContentTree, block: Rendering, page: LocalItem): BlockCopy {
  const source = block.dataSource && tree.findInLanguage(block.dataSource, page.version.language);
  // Writing has checked that other references are on the page's site
  // (written/checkReferences.ts).
  const isOnSameSite = source && source.item.site === page.item.site;
  return {
    componentName: block.componentName,
    params: block.params,
    fields: isOnSameSite ? copyFields(tree, source) : {},
    placeholders: Object.fromEntries(
      Object.entries(block.placeholders).map(([key, blocks]) => [
        key,
        blocks.map((inner) => copyBlock(tree, inner, page)),
      ]),
    ),
  };
}

function copyFields(tree: ContentTree, { item, version }: LocalItem): Record<string, unknown> {
  const copyReference = (id: ItemId): unknown => {
    const inner = tree.findInLanguage(id, version.language);
    return inner?.item.parentId === item.id ? copyFields(tree, inner) : id;
  };
  return Object.fromEntries(
    Object.entries(version.fields).map(([name, value]) => {
      const kind = tree.findTemplate(item)?.fields.get(name)?.contract.kind;
      if (kind === 'item' && typeof value === 'string') return [name, copyReference(value)];
      // A list has either items of its own or references, as in content files (readFields.ts).
      if (kind === 'items') return [name, asIdList(value).map(copyReference)];
      return [name, value];
    }),
  );
}

/** Adds a block that is made from a copy. @throws BAD_INPUT for data that is not a copy of a block */
export async function pasteBlock(
  { editor, store, actor }: Pick<AuthoringContext, 'editor' | 'store' | 'actor'>,
  input: PasteBlockInput,
): Promise<{ item: LocalItem; uid: string; leftOut: string[] }> {
  const { itemId, language } = input;
  checkAcceptsBlocks(input);
  const droppedFields = new Set<string>();
  let uid = '';
  const item = await editor.operate({
    itemId,
    language,
    action: 'pasteBlock',
    actor,
    apply: async (tx, page) => {
      const site = page.item.site ?? '';
      const items = new NewItems(site, language);
      const folder = findOrAddDataFolder(store, page, items);
      const isOnSite = (id: string) => store.draft.findInLanguage(id, language)?.item.site === site;
      const createRendering = async (
        raw: unknown,
        depth: number,
      ): Promise<Rendering | undefined> => {
        const { template, params, placeholders, fields } = parseCopy(store, raw, depth);
        if (!template) return void droppedFields.add(readComponentName(raw));
        const compatibleFields = filterCompatibleFields(
          store,
          template,
          fields,
          isOnSite,
          droppedFields,
        );
        const parsedFields = readNewFields(store, template, compatibleFields);
        const name = await findFreeName(tx, store, folder, template.name, items);
        const dataSource = items.addItem(parsedFields, folder, name);
        const inner: Record<string, Rendering[]> = {};
        for (const [key, blocks] of Object.entries(placeholders)) {
          if (!template.placeholders.includes(key) || !Array.isArray(blocks)) continue;
          inner[key] = [];
          for (const block of blocks) {
            const innerRendering = await createRendering(block, depth + 1);
            if (innerRendering) inner[key].push(innerRendering);
          }
        }
        const { name: componentName } = template;
        return {
          uid: toLayoutId(createId()),
          componentName,
          dataSource,
          params,
          placeholders: inner,
        };
      };
      const rendering = await createRendering(input.block, 0);
      if (!rendering) throw createEditError('BAD_INPUT', 'That is not a block of this site.');
      ({ uid } = rendering);
      await items.save(tx, actor);
      const placement = { ...input, rendering };
      return {
        placeholders: insertRendering(page.version.placeholders, store.templates, placement),
      };
    },
  });
  return { item, uid, leftOut: [...droppedFields] };
}

function parseCopy({ templates }: ContentStore, raw: unknown, depth: number) {
  if (!isMap(raw) || typeof raw.componentName !== 'string' || depth > MAX_DEPTH) {
    throw createEditError('BAD_INPUT', 'That is not a copy of a block.');
  }
  const { componentName, params, placeholders, fields } = raw;
  const template = templates.get(componentName);
  const textParams = Object.entries(isMap(params) ? params : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    template: template?.group === 'blocks' ? template : undefined,
    params: Object.fromEntries(textParams),
    placeholders: isMap(placeholders) ? placeholders : {},
    fields: isMap(fields) ? fields : {},
  };
}

const readComponentName = (raw: unknown): string =>
  isMap(raw) && typeof raw.componentName === 'string' ? raw.componentName.slice(0, 100) : '';

/** Removes references that the site lacks, and values that do not match the type of their field. */
function filterCompatibleFields(
  store: ContentStore,
  template: Template,
  fields: Readonly<Record<string, unknown>>,
  isOnSite: (id: string) => boolean,
  droppedFields: Set<string>,
): Record<string, unknown> {
  const compatible: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const contract = template.fields.get(name)?.contract;
    if (contract?.kind === 'item' || contract?.kind === 'items') {
      const itemTemplate = store.templates.get(contract.of);
      const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
      const validEntries = entries.flatMap((entry): unknown[] => {
        if (isMap(entry) && itemTemplate)
          return [filterCompatibleFields(store, itemTemplate, entry, isOnSite, droppedFields)];
        return typeof entry === 'string' && isOnSite(entry) ? [entry] : [];
      });
      // A list cannot hold both references and its own items.
      const ownItems = validEntries.filter(isMap);
      const uniformEntries = ownItems.length > 0 ? ownItems : validEntries;
      if (uniformEntries.length < entries.length) droppedFields.add(name);
      if (uniformEntries.length > 0)
        compatible[name] = contract.kind === 'items' ? uniformEntries : uniformEntries[0];
    } else if (contract && checkFieldValue(contract, value).ok) {
      compatible[name] = value;
    } else {
      droppedFields.add(name);
    }
  }
  return compatible;
}
