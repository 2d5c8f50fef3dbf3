import type { BookingRequest } from '../../../domain/booking/booking.types';
import { HttpError } from '../../../platform/httpError';
import type { Database } from '../../../platform/database/Database';
import { JobWorker, type JobOutcome } from '../../../platform/jobs/JobWorker';
import type { Logger } from '../../../platform/log';
import { BookingRefused } from './visits/visitSystem';
import type { VisitSystemName, VisitSystems } from './visits/visitSystem';
import { logName } from '../../../platform/notices/logName';
import { BOOKING_QUEUE } from './tables';
import { type BookingPage, BookingStore, type KeptBooking, type OpenBooking } from './BookingStore';

/** How long things take and wait, in ms. */
export interface BookingTimes {
  /** How long a booking is taken for one attempt: longer than its system may take to answer. */
  lease: number;
  /** Between attempts to find out what became of one: twice as long each time, up to the longest. */
  retry: number;
  maxRetryDelay: number;
  /** Open for longer than this, a booking is taken back: its visitor has not been told that it is made. */
  giveUp: number;
  /** How often to look for what another process has left behind. */
  look: number;
}

const usualTimes: BookingTimes = {
  lease: 25_000,
  retry: 2000,
  maxRetryDelay: 60_000,
  giveUp: 600_000,
  look: 5000,
};

/** Attempts at a time. */
const AT_ONCE = 4;
const HOUR_MS = 3_600_000;

/** Bookings of visits, each made once or not at all (decision 37). */
export interface Bookings {
  /**
   * Books what a visitor has confirmed. The same key is the same booking, however often it is sent.
   * @returns what is known by then: a booking that is `pending` is neither made nor refused yet
   * @throws HttpError 409 for a key that belongs to another booking, 503 when it cannot be kept
   */
  confirm: (key: string, page: BookingPage, request: BookingRequest) => Promise<KeptBooking>;
  /** What became of a booking; undefined for one that was never asked for on the site. */
  look: (key: string, site: string) => Promise<KeptBooking | undefined>;
  /**
   * What became of a booking whose sender does not know whether it ever arrived: when it did not, it never will.
   * @throws HttpError 409 for a key of another site
   */
  giveUp: (key: string, site: string) => Promise<KeptBooking>;
  /** Begins to find out what earlier processes have left open. */
  start: () => void;
  close: () => Promise<void>;
}

export interface BookingsOptions {
  database: Pick<Database, 'run' | 'transaction'>;
  systems: Readonly<Record<VisitSystemName, Pick<VisitSystems['mechmate'], 'book' | 'cancel'>>>;
  /** Days after which a settled booking is erased. */
  keepDays: number;
  logger: Logger;
  times?: Partial<BookingTimes>;
}

export function createBookings(options: BookingsOptions): Bookings {
  const { database, systems, keepDays, logger } = options;
  const times = { ...usualTimes, ...options.times };
  const store = new BookingStore(database);
  const worker = new JobWorker({
    database,
    queue: BOOKING_QUEUE,
    work: ({ key, attempts }) => settle(key, attempts),
    beforeLook: () => store.adopt(),
    atOnce: AT_ONCE,
    about: ({ key }) => ({ booking: logName(key) }),
    says: { unreadable: 'bookings cannot be read', late: 'booking not known yet' },
    logger,
    times,
  });
  let erasing: NodeJS.Timeout | undefined;

  /** Asks, or asks again, and notes what is known then. @throws while it is not known */
  async function settle(key: string, attempts: number): Promise<JobOutcome> {
    const booking = await store.open(key, times.giveUp);
    if (!booking) return undefined;
    if (booking.state === 'pending') return book(booking);
    await takeBack(booking);
    await store.abandoned(key);
    logger.error(
      { booking: logName(key), attempts },
      'booking taken back: nobody could tell for too long',
    );
    return undefined;
  }

  /** @throws when it is not known whether its system has let go of it */
  async function takeBack({ key, system }: OpenBooking): Promise<void> {
    try {
      await systems[system].cancel(key);
    } catch (error) {
      const isUnknown = error instanceof BookingRefused && [404, 410].includes(error.status);
      if (!isUnknown) throw error;
    }
  }

  /** @throws when it is not known what became of it */
  async function book({ key, system, request }: Omit<OpenBooking, 'state'>): Promise<JobOutcome> {
    let isNoted: boolean;
    try {
      const answer = await systems[system].book(key, request);
      isNoted = await store.confirmed(key, answer);
      logger.info({ booking: logName(key) }, 'booking made');
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      isNoted = await store.refused(key, error.refusal);
      logger.info({ booking: logName(key), code: error.refusal.code }, 'booking refused');
    }
    // One that is being taken back meanwhile is looked at again.
    return isNoted ? undefined : { againInMs: 0 };
  }

  /** A key of another site is another booking, whatever it holds. */
  async function own(key: string, site: string): Promise<KeptBooking> {
    const kept = await store.find(key, site).catch(unkept);
    if (!kept) throw new HttpError(409, 'This id belongs to another booking');
    return kept;
  }

  async function erase(): Promise<void> {
    try {
      const bookings = await store.erase(keepDays);
      if (bookings > 0) logger.info({ bookings }, 'settled bookings erased');
    } catch (error) {
      logger.warn({ error }, 'settled bookings not erased');
    }
  }

  return {
    async confirm(key, page, request) {
      const outcome = await store.add(key, page, request, times.lease).catch(unkept);
      if (outcome === 'conflict') throw new HttpError(409, 'This id belongs to another booking');
      if (outcome !== 'known') {
        const { system } = page;
        await worker.attempt(outcome, () => book({ key, system, request }));
        worker.wake();
      }
      return own(key, page.site);
    },
    async giveUp(key, site) {
      await store.giveUp(key, site).catch(unkept);
      return own(key, site);
    },
    look: (key, site) => store.find(key, site).catch(unkept),
    start() {
      erasing = setInterval(() => void erase(), HOUR_MS).unref();
      void erase();
      worker.wake();
    },
    async close() {
      clearInterval(erasing);
      await worker.close();
    },
  };
}

function unkept(cause: unknown): never {
  const headers = { 'Retry-After': '5' };
  throw new HttpError(503, 'Bookings cannot be kept right now', { headers, cause });
}
