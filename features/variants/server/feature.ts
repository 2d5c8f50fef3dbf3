import type { Feature, Platform } from '../../../platform/feature.types';
import { variantReports } from './variantReports';

/** Creates the feature that reports views and conversions of page variants. */
export const createVariantsFeature = ({
  events,
  logger,
}: Pick<Platform, 'events' | 'logger'>): Feature => ({
  name: 'variants',
  routes: (router) => router.use('/api/events/variant', ...variantReports(events, logger)),
});
