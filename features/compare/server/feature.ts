import type { Feature, Platform } from '../../../platform/feature.types';
import { comparisonApi } from './comparisonApi';

/** Comparison of cars. */
export const createCompareFeature = ({ siteContent }: Pick<Platform, 'siteContent'>): Feature => ({
  name: 'compare',
  routes: (router) => router.use('/api/comparison', comparisonApi(siteContent)),
});
