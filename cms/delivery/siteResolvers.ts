import { GraphQLError } from 'graphql';
import { readOrigin } from '../../domain/pages/publicOrigin';
import { toLocalItem, type ContentTree, type LocalItem } from '../items/ContentTree';
import type { ContentItem, ContentSite } from '../items/item.types';
import { toManagedRedirect, listRedirectItems } from '../items/managedRedirect';
import { paginate, type Page } from '../graphql/paging';
import { getSitePaths } from '../items/sitePaths';
import type { DeliveryContext } from './deliveryContext';

interface PagingArguments {
  after?: string | null;
  first?: number | null;
}

interface KeyValue {
  key: string;
  value: string;
}

interface Route {
  route: LocalItem;
  routePath: string;
}

const NOT_FOUND_ROUTE = '/404';
const SERVER_ERROR_ROUTE = '/500';

/** Resolvers of Query.site. */
export const siteDataResolvers = {
  allSiteInfo: (
    _: unknown,
    { pageNumber, pageSize }: { pageNumber?: number | null; pageSize?: number | null },
    { store }: DeliveryContext,
  ): { results: ContentSite[]; total: number } => {
    const sites = [...store.sites.values()];
    const number = pageNumber ?? 1;
    const size = pageSize ?? 500;
    if (number < 1 || size < 1)
      throw new GraphQLError('Page number and page size must be 1 or more.');
    return { results: sites.slice((number - 1) * size, number * size), total: sites.length };
  },
  siteInfo: (
    _: unknown,
    { site }: { site: string },
    { store }: DeliveryContext,
  ): ContentSite | null => store.sites.get(site) ?? null,
  siteInfoCollection: (_: unknown, __: unknown, { store }: DeliveryContext): ContentSite[] => [
    ...store.sites.values(),
  ],
};

/** Resolvers of SiteInfo. */
export const siteInfoResolvers = {
  attributes: (site: ContentSite): KeyValue[] => [
    { key: 'languages', value: site.languages.join('|') },
  ],

  dictionary: (
    site: ContentSite,
    { after, first, language }: PagingArguments & { language: string },
    { tree }: DeliveryContext,
  ): Page<KeyValue> => {
    const entries = listChildren(tree, getSitePaths(site.name).dictionary, language);
    const texts = entries.map(({ version }) => ({
      key: String(version.fields.Key ?? ''),
      value: String(version.fields.Phrase ?? ''),
    }));
    return paginate(texts, first ?? 500, after);
  },

  errorHandling: (
    site: ContentSite,
    { language }: { language: string },
    { tree }: DeliveryContext,
  ): Record<string, LocalItem | string | undefined> => {
    const findPage = (route: string): LocalItem | undefined => {
      const item = tree.findPageByRoute(site.name, route);
      return item && toLocalItem(item, language);
    };
    return {
      notFoundPage: findPage(NOT_FOUND_ROUTE),
      notFoundPagePath: NOT_FOUND_ROUTE,
      serverErrorPage: findPage(SERVER_ERROR_ROUTE),
      serverErrorPagePath: SERVER_ERROR_ROUTE,
    };
  },

  hostname: (site: ContentSite): string => site.hosts.join('|'),
  language: (site: ContentSite): string => site.languages[0],
  llmsTxt: (): null => null,

  redirects: (site: ContentSite, _: unknown, { tree }: DeliveryContext): object[] =>
    listRedirectItems(tree, site).map(({ version }) => toManagedRedirect(version)),

  robots: (site: ContentSite, _: unknown, { tree }: DeliveryContext): string | null => {
    const robots = tree.findInLanguage(getSitePaths(site.name).robots, site.languages[0]);
    return robots ? String(robots.version.fields.Content ?? '') : null;
  },

  rootPath: (site: ContentSite): string => getSitePaths(site.name).root,

  routes: (
    site: ContentSite,
    args: PagingArguments & {
      language: string;
      includedPaths?: readonly (string | null)[] | null;
      excludedPaths?: readonly (string | null)[] | null;
    },
    { tree }: DeliveryContext,
  ): Page<Route> => {
    const home = tree.find(getSitePaths(site.name).home);
    const routes = home
      ? [...tree.listBranch(home)].flatMap((item) => findRoute(tree, item, args.language))
      : [];
    const { includedPaths: included, excludedPaths: excluded } = args;
    const matchingRoutes = routes.filter(
      ({ routePath }) =>
        (!included?.length || included.some((path) => isAtOrBelow(routePath, path))) &&
        !excluded?.some((path) => isAtOrBelow(routePath, path)),
    );
    return paginate(matchingRoutes, args.first ?? 10, args.after);
  },

  sitemap: (site: ContentSite, _: unknown, { tree }: DeliveryContext): string[] => {
    const settings = tree.findInLanguage(getSitePaths(site.name).settings, site.languages[0]);
    const url = readOrigin(String(settings?.version.fields.url ?? '').replace(/\/$/, ''));
    return url === undefined ? [] : [`${url}/sitemap.xml`];
  },
};

function listChildren(tree: ContentTree, path: string, language: string): LocalItem[] {
  const folder = tree.find(path);
  return (folder ? tree.listChildren(folder) : [])
    .map((item) => toLocalItem(item, language))
    .filter((local) => local !== undefined);
}

function findRoute(tree: ContentTree, item: ContentItem, language: string): Route[] {
  const route = tree.isPage(item) ? toLocalItem(item, language) : undefined;
  const routePath = tree.findRoute(item, language);
  return route && routePath !== undefined ? [{ route, routePath }] : [];
}

/** Whether a route is a path or below it. */
function isAtOrBelow(route: string, path: string | null): boolean {
  const prefix = (path ?? '').replace(/\/+$/, '').toLowerCase();
  const lower = route.toLowerCase();
  return lower === prefix || lower.startsWith(`${prefix}/`);
}
