import type { Feature, Platform } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchOffers } from '../../search/server/feature';
import type { SearchClient } from '../../search/server/searchClient';
import { feeds } from './feeds/feeds';
import { openData } from './openData/openData';

interface FeedsFeatureOptions
  extends Pick<Platform, 'publicOrigin' | 'logger'>, Pick<PageServices, 'searchCars'> {
  search: SearchClient['search'];
}

/** The routes with the cars of a site, as feeds for marketplaces and as open data. */
export function feedsFeature({
  search,
  searchCars,
  publicOrigin,
  logger,
}: FeedsFeatureOptions): Feature {
  return {
    name: 'feeds',
    routes(router) {
      router.use('/feeds', feeds({ search, origin: publicOrigin, logger }));
      router.use('/open-data', openData({ searchCars, origin: publicOrigin }));
    },
  };
}

/** Creates the feature from the services that other features offer. */
export const createFeedsFeature = (
  platform: Platform & { offers: Pick<SearchOffers, 'search' | 'searchCars'> },
): Feature => feedsFeature({ ...platform, ...platform.offers });
