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
import { FeatureList } from '../platform/FeatureList';
import type { Config } from './config';

/**
 * Creates the features of the product that have a server part; each may use what those above it
 * offer.
 */
export const createFeatures = FeatureList.of<Config>()
  .addOffering(createSearchFeature)
  .add(createVariantsFeature)
  .addOffering(createEnquiriesFeature)
  .add(createFinanceFeature)
  .addOffering(createHoldsFeature)
  .add(createCarFeature)
  .add(createFeedsFeature)
  .add(createKitsFeature)
  .add(createCompareFeature)
  .addOffering(createAppointmentsFeature)
  .add(createBookingFeature)
  .add(createTyreHotelFeature)
  .addOffering(createAlertsFeature)
  .add(createEditingFeature)
  .creator();
