import type { Feature, Platform } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchAddress } from './searchAddress.types';
import { createSearchCars } from './searchCars';
import { createStockChangesClient } from './stockChanges';
import { StockPurges } from './stockPurges/StockPurges';
import { createSearchClient, type KeepingSearchClient, type SearchClient } from './searchClient';
import { createSearchDealers } from './searchDealers';
import { createSearchKits } from './searchKits';

declare module '../../../platform/feature.types' {
  interface FeatureOffers extends Pick<
    PageServices,
    'searchCars' | 'searchDealers' | 'searchKits'
  > {
    /** The stock as the index has it. */
    stock: KeepingSearchClient;
    /** The stock as visitors see it. */
    search: SearchClient['search'];
  }
}

/** What asks the search service; what it offers others may wrap. */
export function createSearchFeature(
  platform: Platform,
  config: { search: SearchAddress },
): Feature {
  const { offers, logger, purgeStock } = platform;
  const { search } = config;
  offers.stock = createSearchClient({ search, logger });
  offerSearch(offers, offers.stock);
  const changes = createStockChangesClient(search);
  const stockPurges = new StockPurges({ ...platform, changes, purge: purgeStock });
  return {
    name: 'search',
    start: () => stockPurges.start(),
    close: () => stockPurges.close(),
  };
}

/** Lets everybody search with this client from now on. */
export function offerSearch(offers: Platform['offers'], client: SearchClient): void {
  offers.search = client.search;
  offers.searchCars = createSearchCars(client);
  offers.searchDealers = createSearchDealers(client);
  offers.searchKits = createSearchKits(client);
}
