import type { Feature } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import { type CarMediaClient, createCarMediaClient } from './carMedia';
import { carMediaApi } from './carMediaApi';
import { carsApi } from './carsApi';

interface CarFeatureOptions extends Pick<PageServices, 'searchCars'> {
  carMedia: CarMediaClient;
}

/** Cars in lists and on their own pages. */
export const carFeature = ({ searchCars, carMedia }: CarFeatureOptions): Feature => ({
  name: 'car',
  routes: (router) => {
    router.use('/api/cars', carsApi(searchCars));
    router.use('/api', carMediaApi(carMedia));
  },
});

/** Creates the feature of cars, with a client of the service with films and 360° views. */
export const createCarFeature = (
  { offers }: { offers: Pick<PageServices, 'searchCars'> },
  config: { carMediaUrl: string },
): Feature =>
  carFeature({
    searchCars: offers.searchCars,
    carMedia: createCarMediaClient(config.carMediaUrl),
  });
