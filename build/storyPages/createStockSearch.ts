import type { SearchClient } from '../../features/search/server/searchClient';
import { createInlineEngine } from '../../services/search/inlineEngine';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { readSearchRequest } from '../../services/search/readSearchRequest';
import { stockDocuments } from '../../services/stock/stock';
import { STOCK_DAY } from '../../services/stock/stockSettings';
import { siteByName } from '../../sites/sites';
import type { Site } from '../../sites/site.types';

/** Number of cars of each stock: enough for every list and teaser of the pages. */
const CAR_COUNT = 600;

/** The embedded search service in this process, over a small stock that is the same every day. */
export async function createStockSearch(): Promise<SearchClient> {
  const engine = createInlineEngine(indexDefinitions, (index) =>
    stockDocuments(index, { cars: CAR_COUNT, day: STOCK_DAY }),
  );
  for (const index of indexDefinitions.keys()) await engine.load({ index });
  return {
    async search(name, kind, request) {
      const site: Site = siteByName(name);
      const query = readSearchRequest({ index: site.search?.[kind], ...request }, indexDefinitions);
      return JSON.parse(Buffer.from(await engine.search(query)).toString());
    },
  };
}
