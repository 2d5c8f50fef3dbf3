import type { Feature, Platform } from '../../../platform/feature.types';
import type { AppointmentsOffers } from '../../appointments/server/feature';
import { createTireHotelClient } from './tirehotel';
import { tireHotelApi, type TireHotelApiOptions } from './tireHotelApi';
import { createTireHotelServices } from './tireHotelServices';

/** The tyre hotel, which stores wheels for their owners and changes them. */
export const tyreHotelFeature = (options: TireHotelApiOptions): Feature => ({
  name: 'tyre-hotel',
  routes: (router) => router.use('/api/tirehotel', tireHotelApi(options)),
});

/** Creates the feature with a client of the tyre hotel, and registers the tyre hotel as a visit system. */
export function createTyreHotelFeature(
  platform: Platform & { offers: AppointmentsOffers },
  config: { tirehotelUrl: string; visitLinkSecret: string },
): Feature {
  const { database, offers } = platform;
  const tirehotel = createTireHotelClient(config.tirehotelUrl);
  offers.addVisitSystem('tirehotel', tirehotel);
  const services = createTireHotelServices(tirehotel, database, config.visitLinkSecret);
  return tyreHotelFeature({ ...platform, ...offers, ...services, tirehotel });
}
