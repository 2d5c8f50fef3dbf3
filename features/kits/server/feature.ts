import type { Feature } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { Leads } from '../../enquiries/server/leads/leads';
import { automasterApi } from './automasterApi';
import { kitsApi } from './kitsApi';
import { privateKitSession } from './privateKitSession';

interface KitsFeatureOptions extends Pick<PageServices, 'searchKits' | 'searchCars'> {
  leads: Pick<Leads, 'accept'>;
}

/** The feature with the shop for accessory kits and their quotes, for the sales staff of a dealer. */
export const kitsFeature = ({ searchKits, searchCars, leads }: KitsFeatureOptions): Feature => ({
  name: 'kits',
  middleware: privateKitSession(),
  routes: (router) => {
    router.use('/api/automaster', automasterApi(leads));
    router.use('/api/kits', kitsApi(searchKits, searchCars));
  },
});

/** Creates the feature from the services that other features offer. */
export const createKitsFeature = ({ offers }: { offers: KitsFeatureOptions }): Feature =>
  kitsFeature(offers);
