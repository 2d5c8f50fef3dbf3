import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { toLocalItem, type LocalItem } from '../items/ContentTree';
import { paginate, type Page } from '../graphql/paging';
import { searchItems, type SearchOrder, type SearchPredicate } from './searchItems';
import type { Templates } from '../items/buildTemplates';
import type { DeliveryContext, LocalField } from './deliveryContext';
import { fieldResolvers, fieldTypeResolvers } from './fieldResolvers';
import {
  itemResolvers,
  languageResolvers,
  templateFieldResolvers,
  templateResolvers,
} from './itemResolvers';
import { siteDataResolvers, siteInfoResolvers } from './siteResolvers';
import { buildTemplateTypes, WIRE_TYPES } from './buildTemplateTypes';

/** The schema of the platform's API, relative to the project's root. */
const PLATFORM_FILE = join('schema', 'platform.graphql');

const queryResolvers = {
  item: async (
    _: unknown,
    {
      path,
      language,
      version,
    }: { path?: string | null; language: string; version?: string | null },
    { tree, store, isEditing }: DeliveryContext,
  ): Promise<LocalItem | null> => {
    const item = path ? tree.find(path) : undefined;
    const currentVersion = item && toLocalItem(item, language);
    if (!item || !version || currentVersion?.version.version === Number(version))
      return currentVersion ?? null;
    // Only editors may read versions other than the visible one.
    const requestedVersion = isEditing
      ? await store.readVersion(item.id, language, Number(version))
      : undefined;
    return requestedVersion ? { item, version: requestedVersion } : null;
  },

  layout: (
    _: unknown,
    { site, routePath, language }: { site: string; routePath: string; language?: string | null },
    { tree }: DeliveryContext,
  ): { item: LocalItem | null } => {
    const requestedLanguage = language || tree.sites.get(site)?.languages[0];
    const page = tree.findPageByRoute(site, routePath, requestedLanguage);
    return {
      item: (page && requestedLanguage ? toLocalItem(page, requestedLanguage) : null) ?? null,
    };
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
    paginate(searchItems(tree, args.where, args.orderBy), args.first ?? 10, args.after),

  site: (): object => ({}),
};

/** Builds the schema of the delivery API: the platform's schema with a type for every template. */
export function buildDeliverySchema(templates: Templates): GraphQLSchema {
  const sdl = readFileSync(PLATFORM_FILE, 'utf8');
  const types = buildTemplateTypes(templates, sdl);
  const templateTypes = Object.fromEntries(
    [...types.fieldNames].map(([typeName, fieldNames]) => [
      typeName,
      Object.fromEntries(
        [...fieldNames].map(([wireName, name]) => [wireName, createFieldResolver(name)]),
      ),
    ]),
  );
  return makeExecutableSchema({
    typeDefs: [sdl, types.sdl],
    inheritResolversFromInterfaces: true,
    resolvers: {
      JSON: createOutputScalar('JSON'),
      Any: createOutputScalar('Any'),
      Long: createOutputScalar('Long'),
      Query: queryResolvers,
      Item: {
        ...itemResolvers,
        __resolveType: ({ item }: LocalItem) => types.typeNames.get(item.template) ?? 'UnknownItem',
      },
      ItemField: {
        ...fieldResolvers,
        __resolveType: ({ field }: LocalField) => WIRE_TYPES[field.contract.kind],
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

/** Creates the resolver of a template's own field, such as HeroBanner.title. */
function createFieldResolver(name: string) {
  return (source: LocalItem, _: unknown, { tree }: DeliveryContext): LocalField | null => {
    const field = tree.findTemplate(source.item)?.fields.get(name);
    return field ? { source, field, value: source.version.fields[name] } : null;
  };
}

/** Creates a scalar for output only. It is not valid as a literal in a query. */
function createOutputScalar(name: string): GraphQLScalarType {
  return new GraphQLScalarType({ name });
}
