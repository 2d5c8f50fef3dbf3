import type { Offering, Platform } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchAddress } from './searchAddress.types';
import { createSearchCars } from './searchCars';
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
  { logger }: Pick<Platform, 'logger'>,
  config: { search: SearchAddress },
): Offering<SearchOffers> {
  const stock = createSearchClient({ search: config.search, logger });
  return { feature: { name: 'search' }, offers: { stock, ...searchingWith(stock) } };
}

/** Lets everybody search with this client. */
export const searchingWith = (client: SearchClient): SearchingOffers => ({
  search: client.search,
  searchCars: createSearchCars(client),
  searchDealers: createSearchDealers(client),
  searchKits: createSearchKits(client),
});
