import type { Offering, Platform } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchAddress } from './searchAddress.types';
import { createSearchCars } from './searchCars';
import { createStockChangesClient } from './stockChanges';
import { StockPurges } from './stockPurges/StockPurges';
import { createSearchClient, type KeepingSearchClient, type SearchClient } from './searchClient';
import { createSearchDealers } from './searchDealers';
import { createSearchKits } from './searchKits';

/** What searches the stock, as visitors see it. */
interface SearchingOffers extends Pick<
  PageServices,
  'searchCars' | 'searchDealers' | 'searchKits'
> {
  search: SearchClient['search'];
}

export interface SearchOffers extends SearchingOffers {
  /** The stock as the index has it. */
  stock: KeepingSearchClient;
}

/** What asks the search service; what it offers others may wrap. */
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
    offers: { stock, ...searchingWith(stock) },
  };
}

/** Lets everybody search with this client. */
export const searchingWith = (client: SearchClient): SearchingOffers => ({
  search: client.search,
  searchCars: createSearchCars(client),
  searchDealers: createSearchDealers(client),
  searchKits: createSearchKits(client),
});
