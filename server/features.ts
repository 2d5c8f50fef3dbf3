import { createAlertsFeature } from '../features/alerts/server/feature';
import { createBookingFeature } from '../features/booking/server/feature';
import { createMechmateClient } from '../features/booking/server/mechmate/mechmate';
import { createCarFeature } from '../features/car/server/feature';
import { createCompareFeature } from '../features/compare/server/feature';
import { createEnquiriesFeature } from '../features/enquiries/server/feature';
import type { Leads } from '../features/enquiries/server/leads/leads';
import { createFinanceFeature } from '../features/finance/server/feature';
import { createHoldsFeature } from '../features/holds/server/feature';
import { createKitsFeature } from '../features/kits/server/feature';
import { createSearchCars } from '../features/search/server/searchCars';
import {
  createSearchClient,
  type KeepingSearchClient,
  type SearchClient,
} from '../features/search/server/searchClient';
import { createSearchDealers } from '../features/search/server/searchDealers';
import { createSearchKits } from '../features/search/server/searchKits';
import { createTireHotelClient } from '../features/tyre-hotel/server/tirehotel';
import { createTyreHotelFeature } from '../features/tyre-hotel/server/feature';
import { createVariantsFeature } from '../features/variants/server/feature';
import type { Feature, Platform } from '../platform/feature.types';
import type { PageServices } from '../platform/pages/pageData.types';
import type { EventsClient } from '../platform/upstreams/events';
import type { Config } from './config';

/** What the frame itself asks features for. */
export interface FeatureOffers extends Pick<
  PageServices,
  'searchCars' | 'searchDealers' | 'searchKits' | 'findJotForm' | 'pushKey'
> {
  /** The stock with cars that are held as reserved. */
  search: SearchClient['search'];
  /** The stock as the index has it. */
  stock: KeepingSearchClient;
  leads: Leads;
}

/** The features of the product, in the order of build/featureOrder.json; each is made of those after it. */
export async function createFeatures(
  platform: Platform,
  config: Config,
  { events }: { events: EventsClient },
): Promise<{ features: readonly Feature[]; offers: FeatureOffers }> {
  const { logger } = platform;
  const stock = createSearchClient({ search: config.search, logger });
  const variants = createVariantsFeature(platform, { events });
  // Trade-in estimates compare with cars whether or not somebody holds them.
  const enquiries = createEnquiriesFeature(platform, config, {
    stock,
    searchCars: createSearchCars(stock),
  });
  const { leads } = enquiries;
  const finance = createFinanceFeature(platform, config);
  const holds = createHoldsFeature(platform, config, { leads, stock });
  const { search } = holds.search;
  const searchCars = createSearchCars(holds.search);
  const searchKits = createSearchKits(holds.search);
  const car = createCarFeature(config, { searchCars });
  const kits = createKitsFeature({ searchCars, searchKits, leads });
  const compare = createCompareFeature(platform);
  const mechmate = createMechmateClient(config.mechmateUrl);
  const tirehotel = createTireHotelClient(config.tirehotelUrl);
  const booking = createBookingFeature(platform, config, {
    ...holds,
    search,
    mechmate,
    systems: { mechmate, tirehotel },
  });
  const tyreHotel = createTyreHotelFeature(platform, config, { ...booking, tirehotel });
  const alerts = await createAlertsFeature(platform, config, { search });
  return {
    features: [alerts, tyreHotel, booking, compare, kits, holds, car, finance, enquiries, variants],
    offers: {
      search,
      stock,
      searchCars,
      searchDealers: createSearchDealers(holds.search),
      searchKits,
      findJotForm: enquiries.findJotForm,
      pushKey: alerts.pushKey,
      leads,
    },
  };
}
