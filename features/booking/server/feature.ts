import type { Feature, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { createSeal } from '../../../platform/seal';
import { createSmsClient } from '../../../platform/upstreams/sms';
import { BookingStore } from './BookingStore';
import { type Bookings, createBookings } from './bookings';
import { mechmateApi, type MechmateApiOptions } from './mechmateApi';
import { createBookedDrives } from './testDrives/bookedDrives';
import { testDrivePages, type TestDrivePagesOptions } from './testDrives/testDrivePages';
import { createVisitLinks } from './visits/visitLinks';
import { VisitNotices } from './visits/VisitNotices';
import { createVisitNotifier, type VisitNotifier } from './visits/visitNotifier';
import { visitPages, type VisitPagesOptions } from './visits/visitPages';
import { visitsApi, type VisitsApiOptions } from './visits/visitsApi';
import { createVisits, type Visits } from './visits/visits';
import type { VisitSystems } from './visits/visitSystem';

interface BookingParts
  extends
    Omit<MechmateApiOptions, 'bookings' | 'visits'>,
    Omit<TestDrivePagesOptions, 'bookings' | 'mechmate'>,
    VisitsApiOptions,
    VisitPagesOptions {
  bookings: Bookings;
  visits: Visits;
  visitNotifier: VisitNotifier;
}

/** Visits to workshops, and test drives. */
export function bookingFeature(parts: BookingParts): Feature {
  const { bookings, visitNotifier } = parts;
  const testDrives = testDrivePages(parts);
  return {
    name: 'booking',
    routes: (router) => {
      router.use('/api/mechmate', mechmateApi(parts));
      router.use('/api/visits', answerPrivately(), visitsApi(parts));
      router.use('/api/test-drives', answerPrivately(), testDrives.api);
    },
    pages: [visitPages(parts), testDrives.pages],
    start: () => {
      bookings.start();
      visitNotifier.start();
    },
    close: async () => {
      await bookings.close();
      await visitNotifier.close();
    },
  };
}

interface BookingConfig {
  visitLinkSecret: string;
  leads: { keepDays: number };
  mail: { from: string | undefined };
  sms: { url: string; apiKey: string };
}

/** @returns the feature, and what other features book and show visits with */
export function createBookingFeature(
  platform: Platform,
  config: BookingConfig,
  others: Pick<BookingParts, 'mechmate' | 'search' | 'holds' | 'holdCookies'> & {
    systems: VisitSystems;
  },
): Feature & Pick<BookingParts, 'bookings' | 'visits'> {
  const { database } = platform;
  const { systems } = others;
  const from = config.mail.from;
  const bookings = createBookings({ ...platform, keepDays: config.leads.keepDays, systems });
  const notices = new VisitNotices(database);
  const visits = createVisits({
    links: createVisitLinks(config.visitLinkSecret),
    systems,
    store: new BookingStore(database),
    notices,
  });
  const visitNotifier = createVisitNotifier({
    ...platform,
    notices,
    visits,
    systems,
    sms: createSmsClient(config.sms),
    from,
  });
  const drives = createBookedDrives(createSeal(config.visitLinkSecret, 'test drive'));
  const parts = { ...platform, ...others, config, bookings, visits, visitNotifier, drives };
  return { ...bookingFeature(parts), bookings, visits };
}
