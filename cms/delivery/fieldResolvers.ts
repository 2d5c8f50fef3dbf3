import { lookup } from 'mime-types';
import { getLinkType } from '../items/localiseHref';
import { toLocalItem, type LocalItem } from '../items/ContentTree';
import { toFieldJson } from './toFieldJson';
import { formatDate } from './formatDate';
import { getVersionedAddress } from '../media/getVersionedAddress';
import type { FileValue, ImageValue, LinkValue } from '../items/item.types';
import { getLinkHref } from './linkAddresses';
import type { TemplateField } from '../items/buildTemplates';
import { asImage, asFile, asLink, asIdList } from '../items/fieldValues';
import type { DeliveryContext, LocalField } from './deliveryContext';
import { formatIdArgument, toStoredValue } from './itemResolvers';

/** Resolvers of the interface ItemField, which every field type inherits. */
export const fieldResolvers = {
  definition: ({ field }: LocalField): TemplateField => field,
  id: ({ field }: LocalField, args: { format?: string | null }): string =>
    formatIdArgument(field.id, args),
  jsonValue: (
    { source, field, value }: LocalField,
    _: unknown,
    context: DeliveryContext,
  ): unknown => {
    const { tree, isEditing } = context;
    if (!tree.findTemplate(source.item)?.fields.has(field.name)) return { value: value ?? '' };
    return toFieldJson(source, field, { tree, isEditing });
  },
  name: ({ field }: LocalField): string => field.name,
  value: toStoredValue,
};

type FileProperty = keyof FileValue;

const readImage = ({ value }: LocalField): ImageValue | undefined => asImage(value);
const readFile = ({ value }: LocalField): FileValue | undefined => asFile(value);
const readLink = ({ value }: LocalField): LinkValue | undefined => asLink(value);
const readIds = ({ value }: LocalField): readonly string[] => asIdList(value);

/** Resolvers of the fields that the field types have in addition to ItemField's. */
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
    anchor: (field: LocalField): string | undefined => readLink(field)?.anchor,
    className: (): string => '',
    linkType: (field: LocalField): string | undefined => {
      const value = readLink(field);
      return value && (value.linktype ?? getLinkType(value.href));
    },
    queryString: (field: LocalField): string | undefined => readLink(field)?.querystring,
    target: (field: LocalField): string | undefined => readLink(field)?.target,
    targetItem: (
      field: LocalField,
      _: unknown,
      { tree }: DeliveryContext,
    ): LocalItem | undefined => {
      const { item, version } = field.source;
      const { href = '', id } = readLink(field) ?? {};
      if (id !== undefined) return tree.findInLanguage(id, version.language);
      const page =
        item.site !== undefined && href.startsWith('/') && tree.findPageByRoute(item.site, href);
      return page ? toLocalItem(page, version.language) : undefined;
    },
    text: (field: LocalField): string | undefined => readLink(field)?.text,
    url: (field: LocalField, _: unknown, { tree }: DeliveryContext): string => {
      const { item, version } = field.source;
      return getLinkHref(
        tree,
        readLink(field) ?? { href: '' },
        version.language,
        tree.findSite(item),
      );
    },
  },

  LookupField: {
    targetId: ({ value }: LocalField, args: { format?: string | null }): string | null =>
      typeof value === 'string' ? formatIdArgument(value, args) : null,
    targetItem: ({ source, value }: LocalField, _: unknown, { tree }: DeliveryContext) =>
      typeof value === 'string' ? tree.findInLanguage(value, source.version.language) : null,
  },

  MultilistField: {
    count: (field: LocalField): number => readIds(field).length,
    targetIds: (field: LocalField, args: { format?: string | null }): string[] =>
      readIds(field).map((id) => formatIdArgument(id, args)),
    targetItems: (field: LocalField, _: unknown, { tree }: DeliveryContext): LocalItem[] =>
      readIds(field)
        .map((id) => tree.findInLanguage(id, field.source.version.language))
        .filter((target) => target !== undefined),
  },

  ImageField: {
    alt: (field: LocalField): string | undefined => readImage(field)?.alt,
    description: (): null => null,
    extension: (field: LocalField): string | undefined => getFileExtension(readImage(field)?.src),
    height: (field: LocalField): number | undefined => readImage(field)?.height,
    mimeType: (field: LocalField): string | undefined => getMimeType(readImage(field)?.src),
    size: (): null => null,
    src: (
      field: LocalField,
      { maxWidth, maxHeight }: { maxWidth?: number | null; maxHeight?: number | null },
    ): string | undefined => {
      const storedSrc = readImage(field)?.src;
      const src = storedSrc && getVersionedAddress(storedSrc);
      const query = [maxWidth ? `mw=${maxWidth}` : '', maxHeight ? `mh=${maxHeight}` : '']
        .filter(Boolean)
        .join('&');
      return src && query ? `${src}${src.includes('?') ? '&' : '?'}${query}` : src;
    },
    title: (): null => null,
    width: (field: LocalField): number | undefined => readImage(field)?.width,
  },

  FileField: {
    ...createFileResolvers(['extension', 'mimeType', 'size', 'title']),
    url: (field: LocalField): string | undefined => readFile(field)?.src,
  },
};

function createFileResolvers(names: readonly FileProperty[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (field: LocalField): string | number | undefined => readFile(field)?.[name],
    ]),
  );
}

function getFileExtension(src: string | undefined): string | undefined {
  return src && /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(src)?.[1]?.toLowerCase();
}

const getMimeType = (src: string | undefined): string | undefined =>
  lookup(getFileExtension(src) ?? '') || undefined;
