import { acceptsBlock } from '../../../schema/blockPlaces';
import { isMap } from './readYamlMap';
import { formatId, idOfName, toLayoutId, parseId, type ItemId } from '../guid';
import type { FieldValue, Placeholders, Rendering } from '../item.types';
import type { ItemCollector } from './ItemCollector';
import { readFields, type ParsedItem, type ReportProblem } from './readFields';
import type { Templates } from '../buildTemplates';

const BLOCK_KEYS = ['block', 'name', 'id', 'fields', 'params', 'placeholders'];

/** Where the blocks of a page in one language are added. */
export interface BlockContext {
  collector: ItemCollector;
  templates: Templates;
  language: string;
  updatedAt: Date;
  /** Path of the folder below which the blocks' items are added. */
  dataPath: string;
  report: ReportProblem;
  /** Number of blocks of the page so far, by name of the block. */
  counts: Map<string, number>;
}

/**
 * Reads a map of placeholder keys and blocks in one language, and adds an item for every block.
 * Reports and omits blocks with a problem.
 */
export function readPlaceholders(
  raw: unknown,
  path: string,
  allowedKeys: readonly string[],
  context: BlockContext,
): Placeholders {
  if (raw === undefined || raw === null) return {};
  if (!isMap(raw)) {
    context.report(path, 'must be a map of placeholder keys and blocks');
    return {};
  }
  const placeholders: Record<string, Rendering[]> = {};
  for (const [key, blocks] of Object.entries(raw)) {
    const blocksPath = `${path}.${key}`;
    if (!allowedKeys.includes(key)) {
      context.report(
        blocksPath,
        `is not a placeholder here; known are ${allowedKeys.join(', ') || 'none'}`,
      );
    } else if (!Array.isArray(blocks)) {
      context.report(blocksPath, 'must be a list of blocks');
    } else {
      placeholders[key] = blocks
        .map((block: unknown, index) => readBlock(block, key, `${blocksPath}[${index}]`, context))
        .filter((rendering) => rendering !== undefined);
    }
  }
  return placeholders;
}

function readBlock(
  raw: unknown,
  placeholder: string,
  path: string,
  context: BlockContext,
): Rendering | undefined {
  const { templates, report, counts, collector } = context;
  const name = isMap(raw) && typeof raw.block === 'string' ? raw.block : undefined;
  if (!isMap(raw) || !name) return void report(path, 'must be a block: a map with the key block');
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  const template = templates.get(name);
  if (template?.group !== 'blocks') return void report(path, `"${name}" is not a block`);
  if (!acceptsBlock(placeholder, name))
    return void report(path, `"${name}" is not taken by ${placeholder}`);
  const unknownKey = Object.keys(raw).find((key) => !BLOCK_KEYS.includes(key));
  if (unknownKey)
    return void report(
      `${path}.${unknownKey}`,
      `is not a key of a block; known are ${BLOCK_KEYS.join(', ')}`,
    );

  const itemPath = `${context.dataPath}/${typeof raw.name === 'string' ? raw.name : `${name} ${count}`}`;
  const id = raw.id === undefined ? idOfName(itemPath) : parseId(String(raw.id));
  if (!id || collector.isTaken(id, itemPath))
    return void report(`${path}.id`, 'must be a GUID of its own');
  const parsedItem = readFields(template, raw.fields, `${path}.fields`, templates, report);
  const params = readParams(raw.params, `${path}.params`, report);
  if (!parsedItem || !params) return undefined;
  return {
    uid: toLayoutId(idOfName(`${formatId(id, 'D')}/rendering`)),
    componentName: name,
    dataSource: addParsedItem(parsedItem, itemPath, context, id),
    params,
    placeholders: readPlaceholders(
      raw.placeholders,
      `${path}.placeholders`,
      template.placeholders,
      context,
    ),
  };
}

/** Reads rendering parameters, which must be text. */
function readParams(
  raw: unknown,
  path: string,
  report: ReportProblem,
): Record<string, string> | undefined {
  if (raw === undefined || raw === null) return {};
  if (isMap(raw) && Object.values(raw).every((value) => typeof value === 'string')) {
    return raw as Record<string, string>;
  }
  report(path, 'must be a map of names and texts');
  return undefined;
}

/** Adds an item and its inner items below it. Returns the id of the item. */
export function addParsedItem(
  parsedItem: ParsedItem,
  path: string,
  context: Pick<BlockContext, 'collector' | 'language' | 'updatedAt'>,
  id?: ItemId,
): ItemId {
  const { collector, language, updatedAt } = context;
  const displayName = path.slice(path.lastIndexOf('/') + 1);
  const addWithFields = (fields: Record<string, FieldValue>): ItemId =>
    collector.add(
      path,
      parsedItem.template.name,
      { language, displayName, fields, placeholders: {}, updatedAt },
      id,
    ).id;
  const fields: Record<string, FieldValue> = Object.fromEntries(parsedItem.values);
  // Adds the item before its inner items, so that these find their parent.
  addWithFields(fields);
  for (const [name, inner] of parsedItem.innerItems) {
    fields[name] = isList(inner)
      ? inner.map((entry, index) => addParsedItem(entry, `${path}/${name} ${index + 1}`, context))
      : addParsedItem(inner, `${path}/${name}`, context);
  }
  return addWithFields(fields);
}

function isList(inner: ParsedItem | readonly ParsedItem[]): inner is readonly ParsedItem[] {
  return Array.isArray(inner);
}
