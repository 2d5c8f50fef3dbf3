import { lookup } from 'mime-types';
import { linkTypeOf } from '../items/addresses';
import { inLanguage, type LocalItem } from '../items/contentTree';
import { fieldJson } from './fieldJson';
import { formatDate } from './formatDate';
import { versionedPicture } from '../media/versionedPicture';
import type { FileValue, ImageValue, LinkValue } from '../items/item';
import { hrefOf } from './linkAddresses';
import type { TemplateField } from '../items/templates';
import { imageOf, fileOf, linkOf, idsOf } from '../items/fieldValues';
import type { DeliveryContext, LocalField } from './deliveryContext';
import { printId, storedValue } from './itemResolvers';

/** Resolvers of the interface ItemField, which every field type inherits. */
export const fieldResolvers = {
  definition: ({ field }: LocalField): TemplateField => field,
  id: ({ field }: LocalField, args: { format?: string | null }): string => printId(field.id, args),
  jsonValue: (
    { source, field, value }: LocalField,
    _: unknown,
    context: DeliveryContext,
  ): unknown => {
    const { tree, editing } = context;
    if (!tree.templateOf(source.item)?.fields.has(field.name)) return { value: value ?? '' };
    return fieldJson(source, field, { tree, editing });
  },
  name: ({ field }: LocalField): string => field.name,
  value: storedValue,
};

type FileArgument = keyof FileValue;

const image = ({ value }: LocalField): ImageValue | undefined => imageOf(value);
const file = ({ value }: LocalField): FileValue | undefined => fileOf(value);
const link = ({ value }: LocalField): LinkValue | undefined => linkOf(value);
const ids = ({ value }: LocalField): readonly string[] => idsOf(value);

/** What the field types offer beside ItemField. */
export const fieldTypeResolvers = {
  CheckboxField: { boolValue: ({ value }: LocalField): boolean => value === true },

  IntegerField: { intValue: ({ value }: LocalField): unknown => value ?? null },

  NumberField: { numberValue: ({ value }: LocalField): unknown => value ?? null },

  DateField: {
    dateValue: ({ value }: LocalField): number | null =>
      value === undefined ? null : Date.parse(String(value)),
    formattedDateValue: (
      { source, value }: LocalField,
      { format, offset }: { format?: string | null; offset?: number | null },
    ): string | null =>
      value === undefined
        ? null
        : formatDate(new Date(String(value)), format ?? 'g', source.version.language, offset ?? 0),
  },

  LinkField: {
    anchor: (field: LocalField): string | undefined => link(field)?.anchor,
    className: (): string => '',
    linkType: (field: LocalField): string | undefined => {
      const value = link(field);
      return value && (value.linktype ?? linkTypeOf(value.href));
    },
    queryString: (field: LocalField): string | undefined => link(field)?.querystring,
    target: (field: LocalField): string | undefined => link(field)?.target,
    targetItem: (
      field: LocalField,
      _: unknown,
      { tree }: DeliveryContext,
    ): LocalItem | undefined => {
      const { item, version } = field.source;
      const { href = '', id } = link(field) ?? {};
      if (id !== undefined) return tree.findIn(id, version.language);
      const page = item.site !== undefined && href.startsWith('/') && tree.pageAt(item.site, href);
      return page ? inLanguage(page, version.language) : undefined;
    },
    text: (field: LocalField): string | undefined => link(field)?.text,
    url: (field: LocalField, _: unknown, { tree }: DeliveryContext): string => {
      const { item, version } = field.source;
      return hrefOf(tree, link(field) ?? { href: '' }, version.language, tree.siteOf(item));
    },
  },

  LookupField: {
    targetId: ({ value }: LocalField, args: { format?: string | null }): string | null =>
      typeof value === 'string' ? printId(value, args) : null,
    targetItem: ({ source, value }: LocalField, _: unknown, { tree }: DeliveryContext) =>
      typeof value === 'string' ? tree.findIn(value, source.version.language) : null,
  },

  MultilistField: {
    count: (field: LocalField): number => ids(field).length,
    targetIds: (field: LocalField, args: { format?: string | null }): string[] =>
      ids(field).map((id) => printId(id, args)),
    targetItems: (field: LocalField, _: unknown, { tree }: DeliveryContext): LocalItem[] =>
      ids(field)
        .map((id) => tree.findIn(id, field.source.version.language))
        .filter((target) => target !== undefined),
  },

  ImageField: {
    alt: (field: LocalField): string | undefined => image(field)?.alt,
    description: (): null => null,
    extension: (field: LocalField): string | undefined => extensionOf(image(field)?.src),
    height: (field: LocalField): number | undefined => image(field)?.height,
    mimeType: (field: LocalField): string | undefined => mimeTypeOf(image(field)?.src),
    size: (): null => null,
    src: (
      field: LocalField,
      { maxWidth, maxHeight }: { maxWidth?: number | null; maxHeight?: number | null },
    ): string | undefined => {
      const given = image(field)?.src;
      const src = given && versionedPicture(given);
      const query = [maxWidth ? `mw=${maxWidth}` : '', maxHeight ? `mh=${maxHeight}` : '']
        .filter(Boolean)
        .join('&');
      return src && query ? `${src}${src.includes('?') ? '&' : '?'}${query}` : src;
    },
    title: (): null => null,
    width: (field: LocalField): number | undefined => image(field)?.width,
  },

  FileField: {
    ...fileProperties(['extension', 'mimeType', 'size', 'title']),
    url: (field: LocalField): string | undefined => file(field)?.src,
  },
};

function fileProperties(names: readonly FileArgument[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (field: LocalField): string | number | undefined => file(field)?.[name],
    ]),
  );
}

function extensionOf(src: string | undefined): string | undefined {
  return src && /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(src)?.[1]?.toLowerCase();
}

const mimeTypeOf = (src: string | undefined): string | undefined =>
  lookup(extensionOf(src) ?? '') || undefined;
