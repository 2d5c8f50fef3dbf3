import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { inLanguage, type LocalItem } from '../items/contentTree';
import { pageOf, type Page } from '../graphql/paging';
import { searchItems, type SearchOrder, type SearchPredicate } from './searchItems';
import type { Templates } from '../items/templates';
import type { DeliveryContext, LocalField } from './deliveryContext';
import { fieldResolvers, fieldTypeResolvers } from './fieldResolvers';
import {
  itemResolvers,
  languageResolvers,
  templateFieldResolvers,
  templateResolvers,
} from './itemResolvers';
import { siteDataResolvers, siteInfoResolvers } from './siteResolvers';
import { buildTemplateTypes, wireTypes } from './templateTypes';

/** The wire contract, from the project root. */
const platformFile = join('schema', 'platform.graphql');

const queryResolvers = {
  item: async (
    _: unknown,
    {
      path,
      language,
      version,
    }: { path?: string | null; language: string; version?: string | null },
    { tree, store, editing }: DeliveryContext,
  ): Promise<LocalItem | null> => {
    const item = path ? tree.find(path) : undefined;
    const current = item && inLanguage(item, language);
    if (!item || !version || current?.version.version === Number(version)) return current ?? null;
    // Older and newer versions than the visible one are for editors alone.
    const other = editing ? await store.readVersion(item.id, language, Number(version)) : undefined;
    return other ? { item, version: other } : null;
  },

  layout: (
    _: unknown,
    { site, routePath, language }: { site: string; routePath: string; language?: string | null },
    { tree }: DeliveryContext,
  ): { item: LocalItem | null } => {
    const page = tree.pageAt(site, routePath);
    const wanted = language || tree.sites.get(site)?.languages[0];
    return { item: (page && wanted ? inLanguage(page, wanted) : null) ?? null };
  },

  search: (
    _: unknown,
    args: {
      after?: string | null;
      first?: number | null;
      orderBy?: SearchOrder | null;
      where: SearchPredicate;
    },
    { tree }: DeliveryContext,
  ): Page<LocalItem> =>
    pageOf(searchItems(tree, args.where, args.orderBy), args.first ?? 10, args.after),

  site: (): object => ({}),
};

/** The delivery interface: the wire contract and a type for every template. */
export function buildDeliverySchema(templates: Templates): GraphQLSchema {
  const sdl = readFileSync(platformFile, 'utf8');
  const types = buildTemplateTypes(templates, sdl);
  const templateTypes = Object.fromEntries(
    [...types.fieldNames].map(([typeName, names]) => [
      typeName,
      Object.fromEntries([...names].map(([wireName, name]) => [wireName, typedField(name)])),
    ]),
  );
  return makeExecutableSchema({
    typeDefs: [sdl, types.sdl],
    inheritResolversFromInterfaces: true,
    resolvers: {
      JSON: anyValue('JSON'),
      Any: anyValue('Any'),
      Long: anyValue('Long'),
      Query: queryResolvers,
      Item: {
        ...itemResolvers,
        __resolveType: ({ item }: LocalItem) => types.typeNames.get(item.template) ?? 'UnknownItem',
      },
      ItemField: {
        ...fieldResolvers,
        __resolveType: ({ field }: LocalField) => wireTypes[field.contract.kind],
      },
      ...fieldTypeResolvers,
      ...templateTypes,
      ItemLanguage: languageResolvers,
      ItemTemplate: templateResolvers,
      ItemTemplateField: templateFieldResolvers,
      SiteData: siteDataResolvers,
      SiteInfo: siteInfoResolvers,
    },
  });
}

/** A template's own field, such as HeroBanner.title. */
function typedField(name: string) {
  return (source: LocalItem, _: unknown, { tree }: DeliveryContext): LocalField | null => {
    const field = tree.templateOf(source.item)?.fields.get(name);
    return field ? { source, field, value: source.version.fields[name] } : null;
  };
}

/** The platform only gives values of these types, it never takes them as they are written. */
function anyValue(name: string): GraphQLScalarType {
  return new GraphQLScalarType({ name });
}
