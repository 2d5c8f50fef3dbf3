import { GraphQLError } from 'graphql';
import { toLocalItem, type ContentTree, type LocalItem } from '../items/ContentTree';
import { findField, STANDARD_FIELDS, readFieldValue } from './readFieldValue';
import { formatId, parseId } from '../items/guid';
import { FIELD_TYPES } from './toFieldJson';
import type { ContentItem } from '../items/item.types';
import { listOrderedChildren } from './listOrderedChildren';
import { paginate, type Page } from '../graphql/paging';
import { renderLayout } from './renderLayout';
import { toStoredText } from './toStoredText';
import type { BaseTemplate, Template, TemplateField } from '../items/buildTemplates';
import { findLiveVariant } from '../items/variants/pageVariant';
import type { DeliveryContext, LocalField } from './deliveryContext';

interface ItemFilter {
  hasLayout?: boolean | null;
  includeTemplateIDs?: readonly (string | null)[] | null;
}

/** Default page size of an item's children. */
const DEFAULT_PAGE_SIZE = 10;

/** Formats an id as the argument says. An unknown format is a client error. */
export function formatIdArgument(id: string, { format }: { format?: string | null }): string {
  try {
    return formatId(id, format ?? 'N');
  } catch (error) {
    throw error instanceof RangeError ? new GraphQLError(error.message) : error;
  }
}

/** Resolvers of the interface Item, which every template's type inherits. */
export const itemResolvers = {
  ancestors: (source: LocalItem, filter: ItemFilter, { tree }: DeliveryContext): LocalItem[] =>
    filterItems(tree, tree.listAncestors(source.item), source.version.language, filter),

  children: (
    source: LocalItem,
    { after, first, ...filter }: ItemFilter & { after?: string | null; first?: number | null },
    { tree }: DeliveryContext,
  ): Page<LocalItem> =>
    paginate(
      filterItems(tree, listOrderedChildren(tree, source), source.version.language, filter),
      first ?? DEFAULT_PAGE_SIZE,
      after,
    ),

  displayName: ({ version }: LocalItem): string => version.displayName,

  field: (
    source: LocalItem,
    { name }: { name: string },
    { tree }: DeliveryContext,
  ): LocalField | null => {
    const field = findField(tree.findTemplate(source.item), name);
    return field ? { source, field, value: readFieldValue(source, field) } : null;
  },

  fields: (
    source: LocalItem,
    { ownFields }: { ownFields?: boolean | null },
    { tree }: DeliveryContext,
  ): LocalField[] => {
    const templateFields = [...(tree.findTemplate(source.item)?.fields.values() ?? [])];
    const fields = ownFields ? templateFields : [...templateFields, ...STANDARD_FIELDS.values()];
    return fields.map((field) => ({ source, field, value: readFieldValue(source, field) }));
  },

  hasChildren: (source: LocalItem, filter: ItemFilter, { tree }: DeliveryContext): boolean =>
    filterItems(tree, listOrderedChildren(tree, source), source.version.language, filter).length >
    0,

  id: ({ item }: LocalItem, args: { format?: string | null }): string =>
    formatIdArgument(item.id, args),

  language: ({ version }: LocalItem): { name: string } => ({ name: version.language }),

  languages: ({ item, version }: LocalItem): LocalItem[] =>
    [...item.versions.keys()]
      .filter((language) => language !== version.language)
      .map((language) => toLocalItem(item, language))
      .filter((local) => local !== undefined),

  name: ({ item }: LocalItem): string => item.name,

  parent: (
    { item, version }: LocalItem,
    _: unknown,
    { tree }: DeliveryContext,
  ): LocalItem | null => {
    const parent = tree.findParent(item);
    return (parent && toLocalItem(parent, version.language)) ?? null;
  },

  path: ({ item }: LocalItem, _: unknown, { tree }: DeliveryContext): string => tree.getPath(item),

  personalization: (
    { version }: LocalItem,
    _: unknown,
    { isEditing }: DeliveryContext,
  ): { variantIds: string[] } => ({
    variantIds: (version.variants ?? [])
      .map(({ id }) => id)
      .filter((id) => isEditing || findLiveVariant(version, id, Date.now())),
  }),

  rendered: (
    source: LocalItem,
    _: unknown,
    { tree, isEditing, variant }: DeliveryContext,
  ): unknown => renderLayout(tree, source, { isEditing, variant }),

  template: ({ item }: LocalItem, _: unknown, { tree }: DeliveryContext): Template | undefined =>
    tree.findTemplate(item),

  url: (source: LocalItem, _: unknown, { tree }: DeliveryContext): Record<string, string> => {
    const path = tree.getAddress(source);
    const hostName = tree.findSite(source.item)?.hosts[0] ?? '';
    const scheme = 'https';
    const siteName = source.item.site ?? '';
    return {
      hostName,
      path,
      scheme,
      siteName,
      url: hostName ? `${scheme}://${hostName}${path}` : path,
    };
  },

  version: ({ version }: LocalItem): number => version.version,
};

function filterItems(
  tree: ContentTree,
  items: readonly ContentItem[],
  language: string,
  { hasLayout, includeTemplateIDs }: ItemFilter,
): LocalItem[] {
  const templateIds = includeTemplateIDs?.map((id) => parseId(id ?? ''));
  return items
    .filter((item) => hasLayout !== true || tree.isPage(item))
    .filter((item) => !templateIds?.length || templateIds.includes(tree.findTemplate(item)?.id))
    .map((item) => toLocalItem(item, language))
    .filter((local) => local !== undefined);
}

/** Names of a language: in English (also as the display name) and in the language itself. */
export const languageResolvers = {
  displayName: ({ name }: { name: string }): string => getLanguageName(name, 'en'),
  englishName: ({ name }: { name: string }): string => getLanguageName(name, 'en'),
  nativeName: ({ name }: { name: string }): string => getLanguageName(name, name),
};

function getLanguageName(language: string, displayLanguage: string): string {
  return new Intl.DisplayNames([displayLanguage], { type: 'language' }).of(language) ?? language;
}

/** Resolvers of templates. Base templates only group templates: they have no fields and no base templates. */
export const templateResolvers = {
  baseTemplates: (template: Template | BaseTemplate): readonly BaseTemplate[] =>
    'baseTemplates' in template ? template.baseTemplates : [],
  fields: (template: Template | BaseTemplate): TemplateField[] => [
    ...listOwnFields(template),
    ...STANDARD_FIELDS.values(),
  ],
  id: ({ id }: BaseTemplate, args: { format?: string | null }): string =>
    formatIdArgument(id, args),
  ownFields: listOwnFields,
};

function listOwnFields(template: Template | BaseTemplate): TemplateField[] {
  return 'fields' in template ? [...template.fields.values()] : [];
}

export const templateFieldResolvers = {
  id: ({ id }: TemplateField, args: { format?: string | null }): string =>
    formatIdArgument(id, args),
  section: (): string => 'Content',
  sectionSortOrder: (): number => 0,
  shared: (): boolean => false,
  sortOrder: (): number => 0,
  source: ({ contract }: TemplateField): string => ('of' in contract ? contract.of : ''),
  title: ({ name }: TemplateField): string => name,
  type: ({ contract }: TemplateField): string => FIELD_TYPES[contract.kind],
  unversioned: (): boolean => false,
};

/** Converts a field's value to the text that the platform stores (`value` in the API). */
export function toStoredValue({ field, value }: LocalField): string {
  return toStoredText(field.contract, value);
}
