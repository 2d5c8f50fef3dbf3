import type { ApolloClient } from '@apollo/client';
import {
  PageItemDocument,
  PageLayoutDocument,
  type PageLayoutQuery,
} from '../../schema/generated/operations';
import type { Language } from '../../sites/site.types';
import { collectIds } from './contentIds';
import type { ContentProblem, Page, PageLanguage } from './page.types';
import { parseLayout } from './parseLayout';
import { routeOfAddress } from './resolveRoute';

/** Address of the page to fetch, and options of the fetch. */
export interface PageAddress {
  site: string;
  /** Route below the site's root, such as `/` or `/om-oss`, without the language prefix. */
  routePath: string;
  language: Language;
  /** Keeps the metadata of each field, which the page editor needs. */
  editing?: boolean;
  /** Loads this item instead of the route's. */
  item?: PageItem;
}

/** The item of a page, as an editor requests it. */
export interface PageItem {
  /** GUID in any format. */
  id: string;
  /** The newest version when absent. */
  version?: string;
}

/** A page, and the problems of the content that was left out of it. */
export interface FetchedPage {
  page: Page;
  problems: readonly ContentProblem[];
}

/**
 * The page at an address, or undefined when the content platform has none. The address is passed as
 * variables, never in the query's text.
 * @throws the client's error when the platform cannot be reached or answers with errors.
 * @throws LayoutError when its answer is not a page.
 */
export async function fetchPage(
  client: ApolloClient,
  address: PageAddress,
): Promise<FetchedPage | undefined> {
  const item = await (address.item
    ? queryItem(client, address, address.item)
    : queryRoute(client, address));
  if (!item?.rendered) return undefined;
  return address.editing ? parsePage(item, address) : parseCached(item, address);
}

/** Parsed pages by the answer that they were parsed from: a cached answer comes many times. */
const parsedPages = new WeakMap<LayoutItem, FetchedPage>();

function parseCached(item: LayoutItem, address: PageAddress): FetchedPage {
  const page = parsedPages.get(item) ?? parsePage(item, address);
  parsedPages.set(item, page);
  return page;
}

function parsePage(item: LayoutItem, { language, editing }: PageAddress): FetchedPage {
  const { page, problems } = parseLayout(item.rendered, language, editing);
  const items = [...collectIds(item.rendered)];
  return { page: { ...page, languages: pageLanguages(item), items }, problems };
}

/** Whether the content platform has a page at a route. @throws the client's error */
export async function hasPage(
  client: ApolloClient,
  address: Pick<PageAddress, 'site' | 'routePath' | 'language'>,
): Promise<boolean> {
  const item = await queryRoute(client, address);
  return Boolean(item?.rendered);
}

async function queryRoute(
  client: ApolloClient,
  { site, routePath, language }: Pick<PageAddress, 'site' | 'routePath' | 'language'>,
): Promise<LayoutItem | null | undefined> {
  const variables = { site, routePath, language };
  const { data } = await client.query({ query: PageLayoutDocument, variables });
  return data?.layout?.item;
}

async function queryItem(
  client: ApolloClient,
  { language }: PageAddress,
  { id, version }: PageItem,
): Promise<LayoutItem | null | undefined> {
  const variables = { itemId: id, language, version };
  const { data } = await client.query({ query: PageItemDocument, variables });
  return data?.item;
}

type LayoutItem = NonNullable<NonNullable<PageLayoutQuery['layout']>['item']>;

/** The languages that an item exists in, its own first. */
function pageLanguages(item: LayoutItem): PageLanguage[] {
  const versions = [item, ...item.languages.flatMap((version) => version ?? [])];
  // Languages that the site does not have are removed later (createPageInfo.ts, head.ts).
  return versions.map(({ url, language: { name, displayName, englishName, nativeName } }) => ({
    displayName,
    englishName,
    nativeName,
    name: name as Language,
    route: routeOfAddress(url.path, name),
  }));
}
