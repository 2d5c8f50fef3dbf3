import type { Feature, Platform } from '../../../platform/feature.types';
import { variantReports } from './variantReports';

/** Variants of pages: who saw which, and what became of it. */
export const createVariantsFeature = ({
  events,
  logger,
}: Pick<Platform, 'events' | 'logger'>): Feature => ({
  name: 'variants',
  routes: (router) => router.use('/api/events/variant', ...variantReports(events, logger)),
});
