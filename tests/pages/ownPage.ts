import type { Page } from '@playwright/test';
import { addresses, ports } from './addresses';

/** Site of these pages. */
export const site = 'trucks';
export const secret = 'editing-secret-of-the-tests';
const home = '/sitecore/content/trucks/Home';

/** Sends a query to the platform's authoring API. */
export async function author<Result>(query: string, variables: object): Promise<Result> {
  const response = await fetch(`http://127.0.0.1:${ports.embedded}/authoring/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: { result: Result };
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result;
}

export interface OwnPage {
  itemId: string;
  route: string;
  version: number;
}

/** Creates an unpublished page for one test. */
export async function createPage(name: string): Promise<OwnPage> {
  const { item } = await author<{ item: { itemId: string; version: number } }>(
    'mutation ($input: CreateItemInput!) { result: createItem(input: $input) { item { itemId version } } }',
    {
      input: {
        name,
        displayName: name,
        templateId: 'ContentPage',
        parent: home,
        language: 'sv',
        fields: [
          { name: 'metaTitle', value: name },
          // Excludes it from tests that visit all pages of the site.
          { name: 'noIndex', value: true },
        ],
      },
    },
  );
  return { ...item, route: `/${name}` };
}

export async function addBlock(
  page: OwnPage,
  componentName: string,
  fields: object,
): Promise<void> {
  const { item } = await author<{ item: { version: number } }>(
    'mutation ($input: AddBlockInput!) { result: addBlock(input: $input) { item { version } } }',
    {
      input: {
        itemId: page.itemId,
        language: 'sv',
        expectedVersion: page.version,
        componentName,
        placeholder: 'main',
        fields,
      },
    },
  );
  page.version = item.version;
}

/** Opens a public page. Node cannot resolve hosts below localhost, so the Host header is set. */
export async function openPublicPage(page: Page, route: string) {
  const headers = { host: `${site}.localhost:${ports.web}` };
  return page.request.get(addresses.web + route, { headers });
}
