import type { Feature, FindHolder, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { createSeal } from '../../../platform/seal';
import type { AppointmentsOffers } from '../../appointments/server/feature';
import type { SearchOffers } from '../../search/server/feature';
import { createMechmateClient } from './mechmate/mechmate';
import { mechmateApi, type MechmateApiOptions } from './mechmateApi';
import { createBookedDrives } from './testDrives/bookedDrives';
import { testDrivePages, type TestDrivePagesOptions } from './testDrives/testDrivePages';

type BookingFeatureOptions = MechmateApiOptions & TestDrivePagesOptions;

/** Routes and pages for visits to workshops and for test drives. */
export function bookingFeature(options: BookingFeatureOptions): Feature {
  const testDrives = testDrivePages(options);
  return {
    name: 'booking',
    routes: (router) => {
      router.use('/api/mechmate', mechmateApi(options));
      router.use('/api/test-drives', answerPrivately(), testDrives.api);
    },
    pages: [testDrives.pages],
  };
}

/** `findHolder` is undefined if cars cannot be reserved. */
type BookingNeeds = AppointmentsOffers & Pick<SearchOffers, 'search'> & { findHolder?: FindHolder };

/** Creates the feature with a client of mechmate, and registers mechmate as a visit system. */
export function createBookingFeature(
  platform: Platform & { offers: BookingNeeds },
  config: { mechmateUrl: string; visitLinkSecret: string },
): Feature {
  const { offers } = platform;
  const mechmate = createMechmateClient(config.mechmateUrl);
  offers.addVisitSystem('mechmate', mechmate);
  const drives = createBookedDrives(createSeal(config.visitLinkSecret, 'test drive'));
  return bookingFeature({ ...platform, ...offers, mechmate, drives });
}
