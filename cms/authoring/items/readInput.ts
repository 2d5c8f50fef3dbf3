/** Checks what editors send, as content files are checked, before it is saved. */
import { checkFieldValue } from '../../items/checkFieldValue';
import { isMap } from '../../items/loading/contentFile';
import type { ContentTree } from '../../items/contentTree';
import { layoutId, newId, parseId } from '../../items/guid';
import type { FieldValue, FieldValues, Placeholders, Rendering } from '../../items/item';
import { pagePlaceholders } from '../../items/loading/loadPage';
import type { Template } from '../../items/templates';
import { withoutControls } from '../../items/withoutControls';
import { editError } from '../editError';

export interface FieldInput {
  name: string;
  value?: unknown;
}

/** Letters, digits, spaces and - _ . inside, as the platform allows in names of items. */
const itemName = /^[\p{L}\p{N}](?:[\p{L}\p{N} _.-]{0,98}[\p{L}\p{N}])?$/u;

/** Throws BAD_INPUT for a name that could not stand in a path. */
export function readName(name: string): string {
  if (itemName.test(name)) return name;
  throw editError('BAD_INPUT', 'That cannot be the name of an item.');
}

/** Longest name that people read, in characters. */
const maxDisplayName = 200;

/** Undefined where none is given. Throws BAD_INPUT for one that is too long. */
export function readDisplayName(text: string | null | undefined): string | undefined {
  const name = withoutControls(text ?? '').trim();
  if (name.length <= maxDisplayName) return name || undefined;
  throw editError('BAD_INPUT', `A name has at most ${maxDisplayName} characters.`);
}

/** The field values after a change; null empties a field. Throws BAD_INPUT naming the field. */
export function applyFields(
  template: Template,
  current: FieldValues,
  changes: readonly FieldInput[],
): FieldValues {
  const fields = new Map<string, FieldValue>(Object.entries(current));
  for (const { name, value } of changes) {
    const field = template.fields.get(name);
    if (!field) throw editError('BAD_INPUT', `${template.name} has no such field.`);
    const checked = checkFieldValue(field.contract, value);
    if (!checked.ok) throw editError('BAD_INPUT', `Field "${name}" ${checked.problem}.`);
    if (checked.value === undefined) fields.delete(name);
    else fields.set(name, checked.value);
  }
  return Object.fromEntries(fields);
}

/** The blocks of a page or of a page frame. Throws BAD_INPUT with the path of the value. */
export function readPagePlaceholders(
  raw: unknown,
  template: Template,
  tree: ContentTree,
): Placeholders {
  const holdsBlocks = template.group === 'pages' || template.name === 'PageFrame';
  if (!holdsBlocks) throw editError('BAD_INPUT', `${template.name} has no placeholders.`);
  return readPlaceholderMap(raw, pagePlaceholders, tree, 'placeholders');
}

function readPlaceholderMap(
  raw: unknown,
  allowed: readonly string[],
  tree: ContentTree,
  path: string,
): Placeholders {
  if (raw === undefined || raw === null) return {};
  if (!isMap(raw)) throw editError('BAD_INPUT', `${path} must be a map of placeholder keys.`);
  return Object.fromEntries(
    Object.entries(raw).map(([key, blocks]) => {
      if (!allowed.includes(key)) {
        throw editError('BAD_INPUT', `${path} has a key that is no placeholder here.`);
      }
      const at = `${path}.${key}`;
      if (!Array.isArray(blocks)) throw editError('BAD_INPUT', `${at} must be a list of blocks.`);
      return [
        key,
        blocks.map((block: unknown, index) => readRendering(block, tree, `${at}[${index}]`)),
      ];
    }),
  );
}

function readRendering(raw: unknown, tree: ContentTree, path: string): Rendering {
  if (!isMap(raw)) throw editError('BAD_INPUT', `${path} must be a block.`);
  const { uid, componentName, dataSource, params = {}, placeholders } = raw;
  const template =
    typeof componentName === 'string' ? tree.templates.get(componentName) : undefined;
  if (template?.group !== 'blocks') {
    throw editError('BAD_INPUT', `${path}.componentName is not a block.`);
  }
  const item = typeof dataSource === 'string' ? tree.find(dataSource) : undefined;
  if (dataSource !== undefined && item?.template !== template.name) {
    throw editError('BAD_INPUT', `${path}.dataSource is not an item of ${template.name}.`);
  }
  const id = uid === undefined ? newId() : typeof uid === 'string' ? parseId(uid) : undefined;
  if (!id) throw editError('BAD_INPUT', `${path}.uid must be a GUID.`);
  if (!isMap(params) || !Object.values(params).every((value) => typeof value === 'string')) {
    throw editError('BAD_INPUT', `${path}.params must be a map of names and texts.`);
  }
  return {
    uid: layoutId(id),
    componentName: template.name,
    dataSource: item?.id,
    params: params as Record<string, string>,
    placeholders: readPlaceholderMap(
      placeholders,
      template.placeholders,
      tree,
      `${path}.placeholders`,
    ),
  };
}
