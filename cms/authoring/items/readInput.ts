/** Checks editors' input before it is saved, by the same rules as content files. */
import { checkFieldValue } from '../../items/checkFieldValue';
import { isMap } from '../../items/loading/readYamlMap';
import type { ContentTree } from '../../items/ContentTree';
import { toLayoutId, createId, parseId } from '../../items/guid';
import type { FieldValue, FieldValues, Placeholders, Rendering } from '../../items/item.types';
import { PAGE_PLACEHOLDERS } from '../../items/loading/loadPage';
import type { Template } from '../../items/buildTemplates';
import { removeControls } from '../../items/removeControls';
import { localizable } from '../../../domain/localizable';
import { createEditError } from '../createEditError';

export interface FieldInput {
  name: string;
  value?: unknown;
}

/** Letters and digits, with spaces and - _ . between them, as the platform allows in item names. */
const ITEM_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} _.-]{0,98}[\p{L}\p{N}])?$/u;

/** Returns the name of an item. @throws BAD_INPUT for a name that is not valid in a path */
export function parseName(name: string): string {
  if (ITEM_NAME.test(name)) return name;
  throw createEditError('BAD_INPUT', 'That cannot be the name of an item.');
}

/** Maximum length of a display name, in characters. */
const MAX_DISPLAY_NAME_LENGTH = 200;

/** Returns undefined for an empty name. @throws BAD_INPUT for a name that is too long */
export function parseDisplayName(text: string | null | undefined): string | undefined {
  const name = removeControls(text ?? '').trim();
  if (name.length <= MAX_DISPLAY_NAME_LENGTH) return name || undefined;
  throw createEditError(
    'BAD_INPUT',
    localizable`A name has at most ${MAX_DISPLAY_NAME_LENGTH} characters.`,
  );
}

/** Returns the field values after a change; null empties a field. @throws BAD_INPUT with the field's name */
export function applyFields(
  template: Template,
  currentFields: FieldValues,
  changes: readonly FieldInput[],
): FieldValues {
  const fields = new Map<string, FieldValue>(Object.entries(currentFields));
  for (const { name, value } of changes) {
    const field = template.fields.get(name);
    if (!field)
      throw createEditError('BAD_INPUT', localizable`${template.name} has no such field.`);
    const result = checkFieldValue(field.contract, value);
    if (!result.ok)
      throw createEditError(
        'BAD_INPUT',
        localizable`Field "${{ field: name, owner: field.contract.owner }}" ${result.problem}.`,
      );
    if (result.value === undefined) fields.delete(name);
    else fields.set(name, result.value);
  }
  return Object.fromEntries(fields);
}

/** Parses the blocks of a page or of a page frame. @throws BAD_INPUT with the path of the invalid value */
export function parsePagePlaceholders(
  raw: unknown,
  template: Template,
  tree: ContentTree,
): Placeholders {
  const canHaveBlocks = template.group === 'pages' || template.name === 'PageFrame';
  if (!canHaveBlocks)
    throw createEditError('BAD_INPUT', localizable`${template.name} has no placeholders.`);
  return parsePlaceholders(raw, PAGE_PLACEHOLDERS, tree, 'placeholders');
}

function parsePlaceholders(
  raw: unknown,
  allowedKeys: readonly string[],
  tree: ContentTree,
  path: string,
): Placeholders {
  if (raw === undefined || raw === null) return {};
  if (!isMap(raw))
    throw createEditError('BAD_INPUT', localizable`${path} must be a map of placeholder keys.`);
  return Object.fromEntries(
    Object.entries(raw).map(([key, blocks]) => {
      if (!allowedKeys.includes(key)) {
        throw createEditError(
          'BAD_INPUT',
          localizable`${path} has a key that is no placeholder here.`,
        );
      }
      const blocksPath = `${path}.${key}`;
      if (!Array.isArray(blocks))
        throw createEditError('BAD_INPUT', localizable`${blocksPath} must be a list of blocks.`);
      return [
        key,
        blocks.map((block: unknown, index) =>
          parseRendering(block, tree, `${blocksPath}[${index}]`),
        ),
      ];
    }),
  );
}

function parseRendering(raw: unknown, tree: ContentTree, path: string): Rendering {
  if (!isMap(raw)) throw createEditError('BAD_INPUT', localizable`${path} must be a block.`);
  const { uid, componentName, dataSource, params = {}, placeholders } = raw;
  const template =
    typeof componentName === 'string' ? tree.templates.get(componentName) : undefined;
  if (template?.group !== 'blocks') {
    throw createEditError('BAD_INPUT', localizable`${path}.componentName is not a block.`);
  }
  const item = typeof dataSource === 'string' ? tree.find(dataSource) : undefined;
  if (dataSource !== undefined && item?.template !== template.name) {
    throw createEditError(
      'BAD_INPUT',
      localizable`${path}.dataSource is not an item of ${template.name}.`,
    );
  }
  const id = uid === undefined ? createId() : typeof uid === 'string' ? parseId(uid) : undefined;
  if (!id) throw createEditError('BAD_INPUT', localizable`${path}.uid must be a GUID.`);
  if (!isMap(params) || !Object.values(params).every((value) => typeof value === 'string')) {
    throw createEditError(
      'BAD_INPUT',
      localizable`${path}.params must be a map of names and texts.`,
    );
  }
  return {
    uid: toLayoutId(id),
    componentName: template.name,
    dataSource: item?.id,
    params: params as Record<string, string>,
    placeholders: parsePlaceholders(
      placeholders,
      template.placeholders,
      tree,
      `${path}.placeholders`,
    ),
  };
}
