import type { Feature, Platform } from '../../../platform/feature.types';
import type { TireHotelClient } from './tirehotel';
import { tireHotelApi, type TireHotelApiOptions } from './tireHotelApi';
import { createTireHotelServices } from './tireHotelServices';

/** Wheels that are kept for their owners, and changed. */
export const tyreHotelFeature = (parts: TireHotelApiOptions): Feature => ({
  name: 'tyre-hotel',
  routes: (router) => router.use('/api/tirehotel', tireHotelApi(parts)),
});

export const createTyreHotelFeature = (
  platform: Platform,
  config: { visitLinkSecret: string },
  {
    tirehotel,
    ...others
  }: Pick<TireHotelApiOptions, 'bookings' | 'visits'> & { tirehotel: TireHotelClient },
): Feature =>
  tyreHotelFeature({
    ...platform,
    ...others,
    tirehotel,
    ...createTireHotelServices(tirehotel, platform.database, config.visitLinkSecret),
  });
