import type { ApolloClient } from '@apollo/client';
import {
  PageItemDocument,
  PageLayoutDocument,
  type PageLayoutQuery,
} from '../../schema/generated/operations';
import type { Language } from '../../sites/site.types';
import { idsIn } from './contentIds';
import type { ContentProblem, Page, PageLanguage } from './page.types';
import { parseLayout } from './parseLayout';

export interface PageAddress {
  site: string;
  /** Route below the site's root, such as `/` or `/om-oss`, without the language prefix. */
  routePath: string;
  language: Language;
  /** Keeps what the page editor needs of each field. */
  editing?: boolean;
  /** Asks for this item instead of the route's. */
  item?: PageItem;
}

/** The item of a page, as an editor asks for it. */
export interface PageItem {
  /** GUID in any format. */
  id: string;
  /** The newest when left out. */
  version?: string;
}

/** A page with what had to be left out of it. */
export interface FetchedPage {
  page: Page;
  problems: readonly ContentProblem[];
}

/**
 * The page at an address, or undefined when the content platform has none. The address goes as
 * variables, never into the query's text.
 * @throws the client's error when the platform cannot be reached or answers with errors.
 * @throws LayoutError when what it answers is no page.
 */
export async function fetchPage(
  client: ApolloClient,
  address: PageAddress,
): Promise<FetchedPage | undefined> {
  const item = await (address.item
    ? queryItem(client, address, address.item)
    : queryRoute(client, address));
  if (!item?.rendered) return undefined;
  return address.editing ? pageOf(item, address) : publishedPageOf(item, address);
}

/** Pages by the answers that they were read from: the same answer may come any number of times. */
const readPages = new WeakMap<LayoutItem, FetchedPage>();

function publishedPageOf(item: LayoutItem, address: PageAddress): FetchedPage {
  const read = readPages.get(item) ?? pageOf(item, address);
  readPages.set(item, read);
  return read;
}

function pageOf(item: LayoutItem, { language, editing }: PageAddress): FetchedPage {
  const { page, problems } = parseLayout(item.rendered, language, editing);
  const items = [...idsIn(item.rendered)];
  return { page: { ...page, languages: languagesOf(item), items }, problems };
}

async function queryRoute(
  client: ApolloClient,
  { site, routePath, language }: PageAddress,
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
function languagesOf({ language, languages }: LayoutItem): PageLanguage[] {
  const versions = [language, ...languages.flatMap((version) => version?.language ?? [])];
  // Which of them are languages of the site is for the site to say (pageInfoOf.ts, head.ts).
  return versions.map(({ name, displayName, englishName, nativeName }) => ({
    displayName,
    englishName,
    nativeName,
    name: name as Language,
  }));
}
