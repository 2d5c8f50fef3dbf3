import { createAlertsFeature } from '../features/alerts/server/feature';
import { createAppointmentsFeature } from '../features/appointments/server/feature';
import { createBookingFeature } from '../features/booking/server/feature';
import { createCarFeature } from '../features/car/server/feature';
import { createCompareFeature } from '../features/compare/server/feature';
import { createEditingFeature } from '../features/editing/server/feature';
import { createEnquiriesFeature } from '../features/enquiries/server/feature';
import { createFeedsFeature } from '../features/feeds/server/feature';
import { createFinanceFeature } from '../features/finance/server/feature';
import { createHoldsFeature } from '../features/holds/server/feature';
import { createKitsFeature } from '../features/kits/server/feature';
import { createSearchFeature } from '../features/search/server/feature';
import { createTyreHotelFeature } from '../features/tyre-hotel/server/feature';
import { createVariantsFeature } from '../features/variants/server/feature';
import type { CreateFeature, Feature, Platform } from '../platform/feature.types';
import type { Config } from './config';

/** The features of the product that have a server half; each may use what those above it offer. */
const creators: readonly CreateFeature<Config>[] = [
  createSearchFeature,
  createVariantsFeature,
  createEnquiriesFeature,
  createFinanceFeature,
  createHoldsFeature,
  createCarFeature,
  createFeedsFeature,
  createKitsFeature,
  createCompareFeature,
  createAppointmentsFeature,
  createBookingFeature,
  createTyreHotelFeature,
  createAlertsFeature,
  createEditingFeature,
];

/** Makes the features on the platform, whose offers are complete then. */
export async function createFeatures(
  platform: Platform,
  config: Config,
): Promise<readonly Feature[]> {
  const features: Feature[] = [];
  for (const create of creators) features.unshift(await create(platform, config));
  return features;
}
