import { getLinkType } from '../items/localiseHref';
import type { ContentTree, LocalItem } from '../items/ContentTree';
import { formatId, idOfName, toLayoutId } from '../items/guid';
import { getVersionedAddress } from '../media/getVersionedAddress';
import type { FieldValue, ImageValue } from '../items/item.types';
import { insertLinkAddresses, getLinkHref } from './linkAddresses';
import { toGuid, toStoredText } from './toStoredText';
import type { TemplateField } from '../items/buildTemplates';
import { asImage, asLink, asIdList } from '../items/fieldValues';

/** Maximum depth of references. It is needed since items may refer to each other. */
const MAX_REFERENCE_DEPTH = 6;

export interface FieldJsonOptions {
  tree: ContentTree;
  /** Whether to add the data for editing in place, and fields without a value. */
  isEditing: boolean;
}

/** Converts all fields of an item to layout JSON, by name. */
export function toFieldsJson(
  source: LocalItem,
  options: FieldJsonOptions,
  depth = 0,
): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const field of options.tree.findTemplate(source.item)?.fields.values() ?? []) {
    const value = toFieldJson(source, field, options, depth);
    if (value !== undefined) json[field.name] = value;
  }
  return json;
}

/**
 * Converts a field to layout JSON: `{ value }` or, for references, items with their fields. A field without a
 * value is undefined for visitors and has the empty value of its type for editors. A list that the site reads
 * with a separate query is always undefined.
 */
export function toFieldJson(
  source: LocalItem,
  field: TemplateField,
  options: FieldJsonOptions,
  depth = 0,
): unknown {
  const { kind } = field.contract;
  if (kind === 'items' && field.contract.queried) return undefined;
  const value = source.version.fields[field.name];
  if (kind === 'item' || kind === 'items')
    return toReferencesJson(source, value, options, depth, kind);
  if (value === undefined && !options.isEditing) return undefined;
  const json = {
    value: value === undefined ? getEmptyValue(kind) : toValueJson(source, kind, value, options),
  };
  return options.isEditing ? { ...json, metadata: toMetadata(source, field) } : json;
}

function toValueJson(
  { item, version }: LocalItem,
  kind: TemplateField['contract']['kind'],
  value: FieldValue,
  { tree, isEditing }: FieldJsonOptions,
): unknown {
  const site = tree.findSite(item);
  if (kind === 'richText') {
    return insertLinkAddresses(String(value), version.language, { tree, site, editing: isEditing });
  }
  const picture = kind === 'image' && !isEditing ? asImage(value) : undefined;
  if (picture) return addVersion(picture);
  const link = kind === 'link' ? asLink(value) : undefined;
  if (!link) return value;
  const { id, ...otherProperties } = link;
  return {
    linktype: getLinkType(link.href),
    ...otherProperties,
    ...(id !== undefined && { id: toGuid(id) }),
    href: getLinkHref(tree, link, version.language, site),
  };
}

/**
 * Adds the version of a picture to its address. This is for visitors only, as editors need the address
 * that was chosen.
 */
const addVersion = (picture: ImageValue): ImageValue => ({
  ...picture,
  src: getVersionedAddress(picture.src),
});

function getEmptyValue(kind: TemplateField['contract']['kind']): unknown {
  if (kind === 'link') return { href: '' };
  if (kind === 'image' || kind === 'file') return { src: '' };
  return kind === 'boolean' ? false : '';
}

function toReferencesJson(
  { version: { language } }: LocalItem,
  value: FieldValue | undefined,
  options: FieldJsonOptions,
  depth: number,
  kind: 'item' | 'items',
): unknown {
  if (depth >= MAX_REFERENCE_DEPTH) return undefined;
  const { tree, isEditing } = options;
  const ids = kind === 'item' ? [value] : asIdList(value);
  const items = ids.flatMap((id) => {
    const target = typeof id === 'string' ? tree.findInLanguage(id, language) : undefined;
    return target ? [toReferenceJson(target, options, depth)] : [];
  });
  if (kind === 'item') return items[0];
  return value === undefined && !isEditing ? undefined : items;
}

function toReferenceJson(target: LocalItem, options: FieldJsonOptions, depth: number): unknown {
  return {
    id: toLayoutId(target.item.id),
    name: target.item.name,
    url: options.tree.isPage(target.item) ? options.tree.getAddress(target) : '',
    displayName: target.version.displayName,
    fields: toFieldsJson(target, options, depth + 1),
  };
}

/** Returns the data for editing a field in place. */
function toMetadata({ item, version }: LocalItem, field: TemplateField): unknown {
  return {
    datasource: {
      id: formatId(item.id, 'B'),
      language: version.language,
      revision: getRevisionId({ item, version }),
      version: version.version,
    },
    title: field.name,
    template: item.template,
    fieldId: formatId(field.id, 'B'),
    fieldType: FIELD_TYPES[field.contract.kind],
    rawValue: toStoredText(field.contract, version.fields[field.name]),
  };
}

/** Returns the revision id of an item, which changes with every saved version. */
export function getRevisionId({ item, version }: LocalItem): string {
  return idOfName(`${item.id}/${version.language}/${version.version}`).toLowerCase();
}

/** Names of the platform's field types by kind of field. */
export const FIELD_TYPES: Record<TemplateField['contract']['kind'], string> = {
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
