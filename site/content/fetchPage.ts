import type { ApolloClient } from '@apollo/client';
import { PageLayoutDocument, type PageLayoutQuery } from '../../schema/generated/operations';
import type { Language } from '../sites/site.types';
import type { ContentProblem, Page, PageLanguage } from './page.types';
import { parseLayout } from './parseLayout';

export interface PageAddress {
  site: string;
  /** Route below the site's root, such as `/` or `/om-oss`, without the language prefix. */
  routePath: string;
  language: Language;
  /** Keeps what the page editor needs of each field. */
  editing?: boolean;
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
  const { data } = await client.query({
    query: PageLayoutDocument,
    variables: { site: address.site, routePath: address.routePath, language: address.language },
  });
  const item = data?.layout?.item;
  if (!item?.rendered) return undefined;
  const { page, problems } = parseLayout(item.rendered, address.language, address.editing);
  return { page: { ...page, languages: languagesOf(item) }, problems };
}

type LayoutItem = NonNullable<NonNullable<PageLayoutQuery['layout']>['item']>;

/** The languages that an item exists in, its own first. */
function languagesOf({ language, languages }: LayoutItem): PageLanguage[] {
  const versions = [language, ...languages.flatMap((version) => version?.language ?? [])];
  // Which of them are languages of the site is for the site to say (pageInfoOf.ts, head.ts).
  return versions.map((version) => ({ ...version, name: version.name as Language }));
}
