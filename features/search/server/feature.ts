import type { Offering, Platform } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchAddress } from './searchAddress.types';
import { createSearchCars } from './searchCars';
import { createStockChangesClient } from './stockChanges';
import { StockPurges } from './stockPurges/StockPurges';
import { createSearchClient, type CachingSearchClient, type SearchClient } from './searchClient';
import { createSearchDealers } from './searchDealers';
import { createSearchKits } from './searchKits';

/** Functions that search the stock, for pages and for other features. */
interface Searches extends Pick<PageServices, 'searchCars' | 'searchDealers' | 'searchKits'> {
  search: SearchClient['search'];
}

/** What this feature offers to other features. */
export interface SearchOffers extends Searches {
  /** Client of the search service, whose cache callers can clear. */
  stock: CachingSearchClient;
}

/** Creates the feature that queries the search service and purges pages with changed cars. */
export function createSearchFeature(
  platform: Platform,
  config: { search: SearchAddress },
): Offering<SearchOffers> {
  const { logger, purgeStock } = platform;
  const stock = createSearchClient({ search: config.search, logger });
  const changes = createStockChangesClient(config.search);
  const stockPurges = new StockPurges({ ...platform, changes, purge: purgeStock });
  return {
    feature: {
      name: 'search',
      start: () => stockPurges.start(),
      close: () => stockPurges.close(),
    },
    offers: { stock, ...createSearches(stock) },
  };
}

/** The search functions of a client; a feature that wraps the client creates its own. */
export const createSearches = (client: SearchClient): Searches => ({
  search: client.search,
  searchCars: createSearchCars(client),
  searchDealers: createSearchDealers(client),
  searchKits: createSearchKits(client),
});
