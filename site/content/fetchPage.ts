import type { ApolloClient } from '@apollo/client';
import { PageLayoutDocument } from '../../schema/generated/operations';
import type { Language } from '../sites/site.types';
import { parseLayout, type ParsedLayout } from './parseLayout';

export interface PageAddress {
  site: string;
  /** Route below the site's root, such as `/` or `/om-oss`, without the language prefix. */
  routePath: string;
  language: Language;
  /** Keeps what the page editor needs of each field. */
  editing?: boolean;
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
): Promise<ParsedLayout | undefined> {
  const { data } = await client.query({
    query: PageLayoutDocument,
    variables: { site: address.site, routePath: address.routePath, language: address.language },
  });
  const rendered: unknown = data?.layout?.item?.rendered;
  return rendered ? parseLayout(rendered, address.language, address.editing) : undefined;
}
