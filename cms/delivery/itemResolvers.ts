import { GraphQLError } from 'graphql';
import { inLanguage, type ContentTree, type LocalItem } from '../items/contentTree';
import { findField, standardFields, valueOf } from './fieldAccess';
import { formatId, parseId } from '../items/guid';
import { fieldTypes } from './fieldJson';
import type { ContentItem } from '../items/item';
import { listedChildren } from './listedChildren';
import { pageOf, type Page } from '../graphql/paging';
import { renderLayout } from './renderLayout';
import { storedText } from './storedText';
import type { BaseTemplate, Template, TemplateField } from '../items/templates';
import { findLiveVariant } from '../items/variants/pageVariant';
import type { DeliveryContext, LocalField } from './deliveryContext';

interface ItemFilter {
  hasLayout?: boolean | null;
  includeTemplateIDs?: readonly (string | null)[] | null;
}

/** How many children one page has when the query does not say. */
const defaultChildren = 10;

/** Prints an id in the format of the argument; a wrong format is the client's mistake. */
export function printId(id: string, { format }: { format?: string | null }): string {
  try {
    return formatId(id, format ?? 'N');
  } catch (error) {
    throw error instanceof RangeError ? new GraphQLError(error.message) : error;
  }
}

/** Resolvers of the interface Item, which every template's type inherits. */
export const itemResolvers = {
  ancestors: (source: LocalItem, filter: ItemFilter, { tree }: DeliveryContext): LocalItem[] =>
    filtered(tree, tree.ancestorsOf(source.item), source.version.language, filter),

  children: (
    source: LocalItem,
    { after, first, ...filter }: ItemFilter & { after?: string | null; first?: number | null },
    { tree }: DeliveryContext,
  ): Page<LocalItem> =>
    pageOf(
      filtered(tree, listedChildren(tree, source), source.version.language, filter),
      first ?? defaultChildren,
      after,
    ),

  displayName: ({ version }: LocalItem): string => version.displayName,

  field: (
    source: LocalItem,
    { name }: { name: string },
    { tree }: DeliveryContext,
  ): LocalField | null => {
    const field = findField(tree.templateOf(source.item), name);
    return field ? { source, field, value: valueOf(source, field) } : null;
  },

  fields: (
    source: LocalItem,
    { ownFields }: { ownFields?: boolean | null },
    { tree }: DeliveryContext,
  ): LocalField[] => {
    const own = [...(tree.templateOf(source.item)?.fields.values() ?? [])];
    const all = ownFields ? own : [...own, ...standardFields.values()];
    return all.map((field) => ({ source, field, value: valueOf(source, field) }));
  },

  hasChildren: (source: LocalItem, filter: ItemFilter, { tree }: DeliveryContext): boolean =>
    filtered(tree, listedChildren(tree, source), source.version.language, filter).length > 0,

  id: ({ item }: LocalItem, args: { format?: string | null }): string => printId(item.id, args),

  language: ({ version }: LocalItem): { name: string } => ({ name: version.language }),

  languages: ({ item, version }: LocalItem): LocalItem[] =>
    [...item.versions.keys()]
      .filter((language) => language !== version.language)
      .map((language) => inLanguage(item, language))
      .filter((local) => local !== undefined),

  name: ({ item }: LocalItem): string => item.name,

  parent: (
    { item, version }: LocalItem,
    _: unknown,
    { tree }: DeliveryContext,
  ): LocalItem | null => {
    const parent = tree.parentOf(item);
    return (parent && inLanguage(parent, version.language)) ?? null;
  },

  path: ({ item }: LocalItem, _: unknown, { tree }: DeliveryContext): string => tree.pathOf(item),

  personalization: (
    { version }: LocalItem,
    _: unknown,
    { editing }: DeliveryContext,
  ): { variantIds: string[] } => ({
    variantIds: (version.variants ?? [])
      .map(({ id }) => id)
      .filter((id) => editing || findLiveVariant(version, id, Date.now())),
  }),

  rendered: (source: LocalItem, _: unknown, { tree, editing, variant }: DeliveryContext): unknown =>
    renderLayout(tree, source, { editing, variant }),

  template: ({ item }: LocalItem, _: unknown, { tree }: DeliveryContext): Template | undefined =>
    tree.templateOf(item),

  url: (source: LocalItem, _: unknown, { tree }: DeliveryContext): Record<string, string> => {
    const path = tree.addressOf(source);
    const hostName = tree.siteOf(source.item)?.hosts[0] ?? '';
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

function filtered(
  tree: ContentTree,
  items: readonly ContentItem[],
  language: string,
  { hasLayout, includeTemplateIDs }: ItemFilter,
): LocalItem[] {
  const templateIds = includeTemplateIDs?.map((id) => parseId(id ?? ''));
  return items
    .filter((item) => hasLayout !== true || tree.isPage(item))
    .filter((item) => !templateIds?.length || templateIds.includes(tree.templateOf(item)?.id))
    .map((item) => inLanguage(item, language))
    .filter((local) => local !== undefined);
}

/** Names of a language in itself, in English and as shown. */
export const languageResolvers = {
  displayName: ({ name }: { name: string }): string => languageName(name, 'en'),
  englishName: ({ name }: { name: string }): string => languageName(name, 'en'),
  nativeName: ({ name }: { name: string }): string => languageName(name, name),
};

function languageName(language: string, inWords: string): string {
  return new Intl.DisplayNames([inWords], { type: 'language' }).of(language) ?? language;
}

/** Base templates only group others: they have no fields of their own and no further base. */
export const templateResolvers = {
  baseTemplates: (template: Template | BaseTemplate): readonly BaseTemplate[] =>
    'baseTemplates' in template ? template.baseTemplates : [],
  fields: (template: Template | BaseTemplate): TemplateField[] => [
    ...ownFields(template),
    ...standardFields.values(),
  ],
  id: ({ id }: BaseTemplate, args: { format?: string | null }): string => printId(id, args),
  ownFields,
};

function ownFields(template: Template | BaseTemplate): TemplateField[] {
  return 'fields' in template ? [...template.fields.values()] : [];
}

export const templateFieldResolvers = {
  id: ({ id }: TemplateField, args: { format?: string | null }): string => printId(id, args),
  section: (): string => 'Content',
  sectionSortOrder: (): number => 0,
  shared: (): boolean => false,
  sortOrder: (): number => 0,
  source: ({ contract }: TemplateField): string => ('of' in contract ? contract.of : ''),
  title: ({ name }: TemplateField): string => name,
  type: ({ contract }: TemplateField): string => fieldTypes[contract.kind],
  unversioned: (): boolean => false,
};

/** Stored text of a field, the wire's `value`. */
export function storedValue({ field, value }: LocalField): string {
  return storedText(field.contract, value);
}
