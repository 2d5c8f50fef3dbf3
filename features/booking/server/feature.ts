import type { Feature, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { createSeal } from '../../../platform/seal';
import { createMechmateClient } from './mechmate/mechmate';
import { mechmateApi, type MechmateApiOptions } from './mechmateApi';
import { createBookedDrives } from './testDrives/bookedDrives';
import { testDrivePages, type TestDrivePagesOptions } from './testDrives/testDrivePages';

type BookingParts = MechmateApiOptions & TestDrivePagesOptions;

/** Visits to workshops, and test drives. */
export function bookingFeature(parts: BookingParts): Feature {
  const testDrives = testDrivePages(parts);
  return {
    name: 'booking',
    routes: (router) => {
      router.use('/api/mechmate', mechmateApi(parts));
      router.use('/api/test-drives', answerPrivately(), testDrives.api);
    },
    pages: [testDrives.pages],
  };
}

export function createBookingFeature(
  platform: Platform,
  config: { mechmateUrl: string; visitLinkSecret: string },
): Feature {
  const { offers } = platform;
  const mechmate = createMechmateClient(config.mechmateUrl);
  offers.addVisitSystem('mechmate', mechmate);
  const drives = createBookedDrives(createSeal(config.visitLinkSecret, 'test drive'));
  return bookingFeature({ ...platform, ...offers, mechmate, drives });
}
