import { expect, type APIRequestContext } from '@playwright/test';
import { addresses, ports } from './addresses';

/** Site whose pages are reserved for the tests of variants. */
export const site = 'pickup';

const secret = 'editing-secret-of-the-tests';

interface Variant {
  id: string;
  rule: { testId?: string };
  placeholders: { main: { uid: string; componentName: string }[] };
}

/** Opens a public page; Node cannot resolve hosts below localhost, so the Host header is set. */
export async function visit(request: APIRequestContext, path: string, cookie = '') {
  const headers = { host: `${site}.localhost:${ports.web}`, cookie };
  const response = await request.get(addresses.web + path, { headers });
  return { text: await response.text(), headers: response.headers() };
}

/** Changes the variants of a page by the API instead of the editor. */
export class VariantsOfPage {
  #itemId = '';

  constructor(
    private readonly request: APIRequestContext,
    private readonly route: string,
  ) {}

  async query<Data>(query: string, variables: object): Promise<Data> {
    const response = await this.request.post(`${addresses.embedded}/authoring/graphql`, {
      headers: { authorization: `Bearer ${secret}` },
      data: { query, variables },
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  async itemId(): Promise<string> {
    if (this.#itemId) return this.#itemId;
    const path = `/sitecore/content/${site}/Home${this.route}`;
    const { item } = await this.query<{ item: { itemId: string } }>(
      'query ($path: String!) { item(where: { path: $path, language: "sv" }) { itemId } }',
      { path },
    );
    return (this.#itemId = item.itemId);
  }

  async read(): Promise<{ version: number; variants: Variant[] }> {
    const itemId = await this.itemId();
    const { variants } = await this.query<{ variants: { version: number; variants: Variant[] } }>(
      `query ($itemId: ID!) {
        variants(itemId: $itemId, language: "sv") { version variants { id rule placeholders } }
      }`,
      { itemId },
    );
    return variants;
  }

  /** Returns the counts of events by variant. */
  async readCounts(): Promise<[string, string, number][]> {
    const { results } = await this.query<{
      results: { variantId: string; event: string; count: number }[];
    }>(
      `query ($itemId: ID!) {
        results: variantResults(itemId: $itemId, language: "sv") { variantId event count }
      }`,
      { itemId: await this.itemId() },
    );
    return results.map(({ variantId, event, count }) => [variantId, event, count]);
  }

  async change(name: string, type: string, input: object): Promise<Variant[]> {
    const { version } = await this.read();
    await this.query(`mutation ($input: ${type}!) { ${name}(input: $input) { version } }`, {
      input: { itemId: await this.itemId(), language: 'sv', expectedVersion: version, ...input },
    });
    return (await this.read()).variants;
  }

  async publish(): Promise<void> {
    await this.query(
      'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
      {
        input: { itemId: await this.itemId(), languages: ['sv'] },
      },
    );
  }

  /** Removes all variants, to restore the page. */
  async removeAll(): Promise<void> {
    for (const { id } of (await this.read()).variants) {
      await this.change('setVariantStatus', 'VariantStatusInput', {
        variantId: id,
        status: 'ended',
      });
      await this.change('deleteVariant', 'VariantInput', { variantId: id });
    }
    await this.publish();
  }
}
