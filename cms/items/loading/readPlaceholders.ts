import { isMap } from './contentFile';
import { formatId, idOfName, layoutId, parseId, type ItemId } from '../guid';
import type { FieldValue, Placeholders, Rendering } from '../item';
import type { ItemCollector } from './itemCollector';
import { readFields, type ReadItem, type Report } from './readFields';
import type { Templates } from '../templates';

const blockKeys = ['block', 'name', 'id', 'fields', 'params', 'placeholders'];

/** Where the blocks of one page in one language go. */
export interface BlockContext {
  collector: ItemCollector;
  templates: Templates;
  language: string;
  updatedAt: Date;
  /** Folder item below which the blocks' items are added. */
  dataPath: string;
  report: Report;
  /** How many blocks of each name the page has so far. */
  counts: Map<string, number>;
}

/**
 * Reads a map of placeholder keys and blocks, already in one language, and adds an item for every
 * block. A block with a problem is reported and left out; the others stand.
 */
export function readPlaceholders(
  raw: unknown,
  path: string,
  allowed: readonly string[],
  context: BlockContext,
): Placeholders {
  if (raw === undefined || raw === null) return {};
  if (!isMap(raw)) {
    context.report(path, 'must be a map of placeholder keys and blocks');
    return {};
  }
  const placeholders: Record<string, Rendering[]> = {};
  for (const [key, blocks] of Object.entries(raw)) {
    const at = `${path}.${key}`;
    if (!allowed.includes(key)) {
      context.report(at, `is not a placeholder here; known are ${allowed.join(', ') || 'none'}`);
    } else if (!Array.isArray(blocks)) {
      context.report(at, 'must be a list of blocks');
    } else {
      placeholders[key] = blocks
        .map((block: unknown, index) => readBlock(block, `${at}[${index}]`, context))
        .filter((rendering) => rendering !== undefined);
    }
  }
  return placeholders;
}

function readBlock(raw: unknown, path: string, context: BlockContext): Rendering | undefined {
  const { templates, report, counts, collector } = context;
  const name = isMap(raw) && typeof raw.block === 'string' ? raw.block : undefined;
  if (!isMap(raw) || !name) return void report(path, 'must be a block: a map with the key block');
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  const template = templates.get(name);
  if (template?.group !== 'blocks') return void report(path, `"${name}" is not a block`);
  const stray = Object.keys(raw).find((key) => !blockKeys.includes(key));
  if (stray)
    return void report(
      `${path}.${stray}`,
      `is not a key of a block; known are ${blockKeys.join(', ')}`,
    );

  const itemPath = `${context.dataPath}/${typeof raw.name === 'string' ? raw.name : `${name} ${count}`}`;
  const id = raw.id === undefined ? idOfName(itemPath) : parseId(String(raw.id));
  if (!id || collector.isTaken(id, itemPath))
    return void report(`${path}.id`, 'must be a GUID of its own');
  const read = readFields(template, raw.fields, `${path}.fields`, templates, report);
  const params = readParams(raw.params, `${path}.params`, report);
  if (!read || !params) return undefined;
  return {
    uid: layoutId(idOfName(`${formatId(id, 'D')}/rendering`)),
    componentName: name,
    dataSource: addReadItem(read, itemPath, context, id),
    params,
    placeholders: readPlaceholders(
      raw.placeholders,
      `${path}.placeholders`,
      template.placeholders,
      context,
    ),
  };
}

/** Rendering parameters are text. */
function readParams(
  raw: unknown,
  path: string,
  report: Report,
): Record<string, string> | undefined {
  if (raw === undefined || raw === null) return {};
  if (isMap(raw) && Object.values(raw).every((value) => typeof value === 'string')) {
    return raw as Record<string, string>;
  }
  report(path, 'must be a map of names and texts');
  return undefined;
}

/** Adds an item and, below it, its inner items. Returns its id. */
export function addReadItem(
  read: ReadItem,
  path: string,
  context: Pick<BlockContext, 'collector' | 'language' | 'updatedAt'>,
  id?: ItemId,
): ItemId {
  const { collector, language, updatedAt } = context;
  const displayName = path.slice(path.lastIndexOf('/') + 1);
  const add = (fields: Record<string, FieldValue>): ItemId =>
    collector.add(
      path,
      read.template.name,
      { language, displayName, fields, placeholders: {}, updatedAt },
      id,
    ).id;
  const fields: Record<string, FieldValue> = Object.fromEntries(read.values);
  // The item itself goes first, so that the inner ones find it as their parent.
  add(fields);
  for (const [name, inner] of read.inner) {
    fields[name] = isList(inner)
      ? inner.map((entry, index) => addReadItem(entry, `${path}/${name} ${index + 1}`, context))
      : addReadItem(inner, `${path}/${name}`, context);
  }
  return add(fields);
}

function isList(inner: ReadItem | readonly ReadItem[]): inner is readonly ReadItem[] {
  return Array.isArray(inner);
}
