import { linkTypeOf } from '../items/addresses';
import type { ContentTree, LocalItem } from '../items/contentTree';
import { formatId, idOfName, layoutId } from '../items/guid';
import { versionedPicture } from '../media/versionedPicture';
import type { FieldValue, ImageValue } from '../items/item';
import { deliverHtml, hrefOf } from './linkAddresses';
import { guidOf, storedText } from './storedText';
import type { TemplateField } from '../items/templates';
import { imageOf, linkOf, idsOf } from '../items/fieldValues';

/** How far references are followed; items that refer to each other would go on for ever. */
const deepestReference = 6;

export interface FieldJsonOptions {
  tree: ContentTree;
  /** Adds what the page editor needs to edit in place, and shows fields without a value. */
  editing: boolean;
}

/** All fields of an item as the layout JSON has them, by name. */
export function fieldsJson(
  source: LocalItem,
  options: FieldJsonOptions,
  depth = 0,
): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const field of options.tree.templateOf(source.item)?.fields.values() ?? []) {
    const value = fieldJson(source, field, options, depth);
    if (value !== undefined) json[field.name] = value;
  }
  return json;
}

/**
 * One field as the layout JSON has it: `{ value }` or, for references, items with their fields.
 * Without a value it is undefined, or in editing the empty form of its kind. So is a list that the
 * site reads with a query of its own.
 */
export function fieldJson(
  source: LocalItem,
  field: TemplateField,
  options: FieldJsonOptions,
  depth = 0,
): unknown {
  const { kind } = field.contract;
  if (kind === 'items' && field.contract.queried) return undefined;
  const value = source.version.fields[field.name];
  if (kind === 'item' || kind === 'items')
    return referencesJson(source, value, options, depth, kind);
  if (value === undefined && !options.editing) return undefined;
  const json = {
    value: value === undefined ? emptyValue(kind) : valueJson(source, kind, value, options),
  };
  return options.editing ? { ...json, metadata: metadata(source, field) } : json;
}

function valueJson(
  { item, version }: LocalItem,
  kind: TemplateField['contract']['kind'],
  value: FieldValue,
  { tree, editing }: FieldJsonOptions,
): unknown {
  const site = tree.siteOf(item);
  if (kind === 'richText') {
    return deliverHtml(String(value), version.language, { tree, site, editing });
  }
  const picture = kind === 'image' && !editing ? imageOf(value) : undefined;
  if (picture) return delivered(picture);
  const link = kind === 'link' ? linkOf(value) : undefined;
  if (!link) return value;
  const { id, ...rest } = link;
  return {
    linktype: linkTypeOf(link.href),
    ...rest,
    ...(id !== undefined && { id: guidOf(id) }),
    href: hrefOf(tree, link, version.language, site),
  };
}

/** A picture with its version, but where editors change it: its address is what they chose. */
const delivered = (picture: ImageValue): ImageValue => ({
  ...picture,
  src: versionedPicture(picture.src),
});

function emptyValue(kind: TemplateField['contract']['kind']): unknown {
  if (kind === 'link') return { href: '' };
  if (kind === 'image' || kind === 'file') return { src: '' };
  return kind === 'boolean' ? false : '';
}

function referencesJson(
  { version: { language } }: LocalItem,
  value: FieldValue | undefined,
  options: FieldJsonOptions,
  depth: number,
  kind: 'item' | 'items',
): unknown {
  if (depth >= deepestReference) return undefined;
  const { tree, editing } = options;
  const ids = kind === 'item' ? [value] : idsOf(value);
  const items = ids.flatMap((id) => {
    const target = typeof id === 'string' ? tree.findIn(id, language) : undefined;
    return target ? [referenceJson(target, options, depth)] : [];
  });
  if (kind === 'item') return items[0];
  return value === undefined && !editing ? undefined : items;
}

function referenceJson(target: LocalItem, options: FieldJsonOptions, depth: number): unknown {
  return {
    id: layoutId(target.item.id),
    name: target.item.name,
    url: options.tree.isPage(target.item) ? options.tree.addressOf(target) : '',
    displayName: target.version.displayName,
    fields: fieldsJson(target, options, depth + 1),
  };
}

/** What the page editor needs to know of a field to edit it in place. */
function metadata({ item, version }: LocalItem, field: TemplateField): unknown {
  return {
    datasource: {
      id: formatId(item.id, 'B'),
      language: version.language,
      revision: revisionOf({ item, version }),
      version: version.version,
    },
    title: field.name,
    fieldId: formatId(field.id, 'B'),
    fieldType: fieldTypes[field.contract.kind],
    rawValue: storedText(field.contract, version.fields[field.name]),
  };
}

/** Changes with every saved version. */
export function revisionOf({ item, version }: LocalItem): string {
  return idOfName(`${item.id}/${version.language}/${version.version}`).toLowerCase();
}

/** The platform's names of field types. */
export const fieldTypes: Record<TemplateField['contract']['kind'], string> = {
  text: 'Single-Line Text',
  string: 'Single-Line Text',
  enum: 'Droplist',
  richText: 'Rich Text',
  link: 'General Link',
  image: 'Image',
  file: 'File',
  date: 'Datetime',
  boolean: 'Checkbox',
  integer: 'Integer',
  number: 'Number',
  item: 'Droptree',
  items: 'Treelist',
};
