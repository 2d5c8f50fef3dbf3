import type { Feature, Platform } from '../../../platform/feature.types';
import { comparisonApi } from './comparisonApi';

/** Cars side by side. */
export const createCompareFeature = ({ siteContent }: Pick<Platform, 'siteContent'>): Feature => ({
  name: 'compare',
  routes: (router) => router.use('/api/comparison', comparisonApi(siteContent)),
});
