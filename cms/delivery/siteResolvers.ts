import { GraphQLError } from 'graphql';
import { readOrigin } from '../../domain/pages/publicOrigin';
import { inLanguage, type ContentTree, type LocalItem } from '../items/contentTree';
import type { ContentItem, ContentSite } from '../items/item';
import { managedRedirectOf, redirectItems } from '../items/managedRedirect';
import { pageOf, type Page } from '../graphql/paging';
import { sitePaths } from '../items/sitePaths';
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

const notFoundRoute = '/404';
const serverErrorRoute = '/500';

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
      throw new GraphQLError('Pages are counted from 1 and hold 1 or more.');
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
    const entries = childrenIn(tree, sitePaths(site.name).dictionary, language);
    const texts = entries.map(({ version }) => ({
      key: String(version.fields.Key ?? ''),
      value: String(version.fields.Phrase ?? ''),
    }));
    return pageOf(texts, first ?? 500, after);
  },

  errorHandling: (
    site: ContentSite,
    { language }: { language: string },
    { tree }: DeliveryContext,
  ): Record<string, LocalItem | string | undefined> => {
    const page = (route: string): LocalItem | undefined => {
      const item = tree.pageAt(site.name, route);
      return item && inLanguage(item, language);
    };
    return {
      notFoundPage: page(notFoundRoute),
      notFoundPagePath: notFoundRoute,
      serverErrorPage: page(serverErrorRoute),
      serverErrorPagePath: serverErrorRoute,
    };
  },

  hostname: (site: ContentSite): string => site.hosts.join('|'),
  language: (site: ContentSite): string => site.languages[0],
  llmsTxt: (): null => null,

  redirects: (site: ContentSite, _: unknown, { tree }: DeliveryContext): object[] =>
    redirectItems(tree, site).map(({ version }) => managedRedirectOf(version)),

  robots: (site: ContentSite, _: unknown, { tree }: DeliveryContext): string | null => {
    const robots = tree.findIn(sitePaths(site.name).robots, site.languages[0]);
    return robots ? String(robots.version.fields.Content ?? '') : null;
  },

  rootPath: (site: ContentSite): string => sitePaths(site.name).root,

  routes: (
    site: ContentSite,
    args: PagingArguments & {
      language: string;
      includedPaths?: readonly (string | null)[] | null;
      excludedPaths?: readonly (string | null)[] | null;
    },
    { tree }: DeliveryContext,
  ): Page<Route> => {
    const home = tree.find(sitePaths(site.name).home);
    const routes = home
      ? [...tree.branchOf(home)].flatMap((item) => routeOf(tree, item, args.language))
      : [];
    const { includedPaths: included, excludedPaths: excluded } = args;
    const wanted = routes.filter(
      ({ routePath }) =>
        (!included?.length || included.some((path) => isUnder(routePath, path))) &&
        !excluded?.some((path) => isUnder(routePath, path)),
    );
    return pageOf(wanted, args.first ?? 10, args.after);
  },

  sitemap: (site: ContentSite, _: unknown, { tree }: DeliveryContext): string[] => {
    const settings = tree.findIn(sitePaths(site.name).settings, site.languages[0]);
    const url = readOrigin(String(settings?.version.fields.url ?? '').replace(/\/$/, ''));
    return url === undefined ? [] : [`${url}/sitemap.xml`];
  },
};

function childrenIn(tree: ContentTree, path: string, language: string): LocalItem[] {
  const folder = tree.find(path);
  return (folder ? tree.childrenOf(folder) : [])
    .map((item) => inLanguage(item, language))
    .filter((local) => local !== undefined);
}

function routeOf(tree: ContentTree, item: ContentItem, language: string): Route[] {
  const route = tree.isPage(item) ? inLanguage(item, language) : undefined;
  const routePath = tree.routeOf(item);
  return route && routePath !== undefined ? [{ route, routePath }] : [];
}

/** Whether a route is a path or below it. */
function isUnder(route: string, path: string | null): boolean {
  const prefix = (path ?? '').replace(/\/+$/, '').toLowerCase();
  const lower = route.toLowerCase();
  return lower === prefix || lower.startsWith(`${prefix}/`);
}
