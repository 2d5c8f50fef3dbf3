import type { Feature, Platform } from '../../../platform/feature.types';
import { comparisonApi } from './comparisonApi';

/** Creates the feature that compares cars. */
export const createCompareFeature = ({ siteContent }: Pick<Platform, 'siteContent'>): Feature => ({
  name: 'compare',
  routes: (router) => router.use('/api/comparison', comparisonApi(siteContent)),
});
