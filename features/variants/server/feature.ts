import type { Feature, Platform } from '../../../platform/feature.types';
import type { EventsClient } from '../../../platform/upstreams/events';
import { variantReports } from './variantReports';

/** Variants of pages: who saw which, and what became of it. */
export const createVariantsFeature = (
  { logger }: Pick<Platform, 'logger'>,
  { events }: { events: EventsClient },
): Feature => ({
  name: 'variants',
  routes: (router) => router.use('/api/events/variant', ...variantReports(events, logger)),
});
