import { createInlineEngine } from '../../../services/search/inlineEngine';
import { indexDefinitions } from '../../../services/search/indexDefinitions';
import { readSearchRequest } from '../../../services/search/readSearchRequest';
import { stockDocuments } from '../../../services/stock/stock';
import { readStockSettings } from '../../../services/stock/stockSettings';
import { createSearchCars } from '../../../features/search/server/searchCars';
import type { SearchAnswer, SearchRequest } from '../../../domain/documents/search';
import type { SearchClient } from '../../../features/search/server/searchClient';
import type { Site } from '../../../sites/site.types';

/** The default stock of the product. */
export const defaultStock = readStockSettings('/nowhere', {});

const engine = createInlineEngine(indexDefinitions, (name) => stockDocuments(name, defaultStock));
const loaded = new Map<string, Promise<unknown>>();
const answers = new Map<string, Promise<unknown>>();

/** Searches an index, which is generated on first use; results are cached. */
async function query(index: string, request: SearchRequest): Promise<unknown> {
  const loading = loaded.get(index) ?? engine.load({ index });
  loaded.set(index, loading);
  await loading;
  const body: unknown = JSON.parse(JSON.stringify({ index, ...request }));
  const found = await engine.search(readSearchRequest(body, indexDefinitions));
  return JSON.parse(Buffer.from(found).toString());
}

function search(site: Site, kind: 'cars' | 'dealers', request: SearchRequest): Promise<unknown> {
  const index = site.search?.[kind] ?? '';
  const key = JSON.stringify([index, request]);
  const answer = answers.get(key) ?? query(index, request);
  answers.set(key, answer);
  return answer;
}

/** Search client of the default stock, within this process. */
const searchClient = (site: Site): SearchClient => ({
  search: async (_, kind, request) =>
    (await search(site, kind as 'cars', request)) as SearchAnswer<never>,
});

export const searchCars: ReturnType<typeof createSearchCars> = (site, query) =>
  createSearchCars(searchClient(site))(site, query);
