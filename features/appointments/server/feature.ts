import type { Feature, Offering, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { createSmsClient } from '../../../platform/upstreams/sms';
import { BookingStore } from './BookingStore';
import { type Bookings, createBookings } from './bookings';
import { createVisitLinks } from './visits/visitLinks';
import { VisitNotices } from './visits/VisitNotices';
import { createVisitNotifier, type VisitNotifier } from './visits/visitNotifier';
import { visitPages, type VisitPagesOptions } from './visits/visitPages';
import { visitsApi, type VisitsApiOptions } from './visits/visitsApi';
import { createVisits, type Visits } from './visits/visits';
import { createVisitSystems, type VisitSystem, type VisitSystemName } from './visits/visitSystem';

/** What other features use to book visits and to show them. */
export interface AppointmentsOffers {
  bookings: Bookings;
  visits: Visits;
  /** Registers a system in which visits can be booked. */
  addVisitSystem: (name: VisitSystemName, system: VisitSystem) => void;
}

interface AppointmentsFeatureOptions extends VisitsApiOptions, VisitPagesOptions {
  bookings: Bookings;
  visits: Visits;
  visitNotifier: VisitNotifier;
}

/** Routes, pages and background jobs of visits that are booked in other systems. */
export const appointmentsFeature = (options: AppointmentsFeatureOptions): Feature => ({
  name: 'appointments',
  routes: (router) => router.use('/api/visits', answerPrivately(), visitsApi(options)),
  pages: [visitPages(options)],
  start: () => {
    options.bookings.start();
    options.visitNotifier.start();
  },
  close: async () => {
    await options.bookings.close();
    await options.visitNotifier.close();
  },
});

interface AppointmentsConfig {
  visitLinkSecret: string;
  leads: { keepDays: number };
  mail: { from: string | undefined };
  sms: { url: string; apiKey: string };
}

/** Creates the feature. Visit systems are registered later, by the features that book. */
export function createAppointmentsFeature(
  platform: Platform,
  config: AppointmentsConfig,
): Offering<AppointmentsOffers> {
  const { database } = platform;
  const { systems, add } = createVisitSystems();
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
    from: config.mail.from,
  });
  return {
    feature: appointmentsFeature({ ...platform, config, bookings, visits, visitNotifier }),
    offers: { bookings, visits, addVisitSystem: add },
  };
}
