import { createInlineEngine } from '../../../services/search/inlineEngine';
import { indexDefinitions } from '../../../services/search/indexDefinitions';
import { readSearchRequest } from '../../../services/search/readSearchRequest';
import { stockDocuments } from '../../../services/stock/stock';
import { readStockSettings } from '../../../services/stock/stockSettings';
import { createSearchCars } from '../../../features/search/server/searchCars';
import type { SearchAnswer, SearchRequest } from '../../../domain/documents/search';
import type { SearchClient } from '../../../features/search/server/searchClient';
import type { Site } from '../../../sites/site.types';

/** The stock that the product starts with where nothing is said. */
export const defaultStock = readStockSettings('/nowhere', {});

const engine = createInlineEngine(indexDefinitions, (name) => stockDocuments(name, defaultStock));
const loaded = new Map<string, Promise<unknown>>();
const answers = new Map<string, Promise<unknown>>();

/** Asks an index of the stock, which is made when it is first asked; the same question is asked once. */
async function ask(index: string, request: SearchRequest): Promise<unknown> {
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
  const answer = answers.get(key) ?? ask(index, request);
  answers.set(key, answer);
  return answer;
}

/** The real search of the default stock, in this process. */
const searchClient = (site: Site): SearchClient => ({
  search: async (_, kind, request) =>
    (await search(site, kind as 'cars', request)) as SearchAnswer<never>,
});

export const searchCars: ReturnType<typeof createSearchCars> = (site, query) =>
  createSearchCars(searchClient(site))(site, query);
