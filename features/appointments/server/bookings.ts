import type { BookingRequest } from '../../../domain/booking/booking.types';
import { HttpError } from '../../../platform/httpError';
import type { Database } from '../../../platform/database/Database';
import { JobWorker, type JobOutcome } from '../../../platform/jobs/JobWorker';
import type { Logger } from '../../../platform/log';
import { BookingRefused } from './visits/visitSystem';
import type { VisitSystemName, VisitSystems } from './visits/visitSystem';
import { logName } from '../../../platform/notices/logName';
import { queueNames } from '../../../platform/jobs/queueNames';
import {
  type BookingPage,
  BookingStore,
  type StoredBooking,
  type OpenBooking,
} from './BookingStore';

/** Durations and intervals, in ms. */
export interface BookingTimes {
  /** How long a booking is reserved for one attempt: longer than the workshop system may take to answer. */
  lease: number;
  /** Delay before the next attempt to find out an outcome: doubles each time, up to `maxRetryDelay`. */
  retry: number;
  maxRetryDelay: number;
  /** Time after which an open booking is withdrawn. The visitor has never seen it confirmed. */
  giveUp: number;
  /** Interval at which the open bookings of processes that have ended are looked up. */
  poll: number;
}

const defaultTimes: BookingTimes = {
  lease: 25_000,
  retry: 2000,
  maxRetryDelay: 60_000,
  giveUp: 600_000,
  poll: 5000,
};

const MAX_CONCURRENT_ATTEMPTS = 4;
const HOUR_MS = 3_600_000;

/** Bookings of visits, each made at most once (decision 37). */
export interface Bookings {
  /**
   * Books a visit that the visitor has confirmed. Requests with the same key are the same booking.
   * @returns the outcome so far: a `pending` booking is neither made nor refused yet
   * @throws HttpError 409 for a key that belongs to another booking, 503 when it cannot be stored
   */
  confirm: (key: string, page: BookingPage, request: BookingRequest) => Promise<StoredBooking>;
  /** Outcome of a booking; undefined for an unknown key. */
  find: (key: string, site: string) => Promise<StoredBooking | undefined>;
  /**
   * Outcome of a booking whose sender does not know whether it arrived; when it did not, later requests with
   * that key are refused.
   * @throws HttpError 409 for a key of another site
   */
  giveUp: (key: string, site: string) => Promise<StoredBooking>;
  /** Resumes the bookings that earlier processes have left open. */
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
  const times = { ...defaultTimes, ...options.times };
  const store = new BookingStore(database);
  const worker = new JobWorker({
    database,
    queue: queueNames.booking,
    work: ({ key, attempts }) => settle(key, attempts),
    beforePoll: () => store.adopt(),
    maxRunning: MAX_CONCURRENT_ATTEMPTS,
    logFields: ({ key }) => ({ booking: logName(key) }),
    logMessages: {
      unreadable: 'bookings not read; will retry',
      delayed: 'booking outcome unknown; will retry',
    },
    logger,
    times,
  });
  let eraseTimer: NodeJS.Timeout | undefined;

  /** Books or withdraws a booking, and records the outcome. @throws while it is not known */
  async function settle(key: string, attempts: number): Promise<JobOutcome> {
    const booking = await store.startAttempt(key, times.giveUp);
    if (!booking) return undefined;
    if (booking.state === 'pending') return book(booking);
    await withdraw(booking);
    await store.saveAbandoned(key);
    logger.error(
      { booking: logName(key), attempts },
      'booking cancelled after its outcome stayed unknown; call the customer',
    );
    return undefined;
  }

  /** Cancels a booking whose outcome stayed unknown. @throws if the visit system has not confirmed that */
  async function withdraw({ key, system }: OpenBooking): Promise<void> {
    try {
      await systems[system].cancel(key);
    } catch (error) {
      const isUnknownBooking = error instanceof BookingRefused && [404, 410].includes(error.status);
      if (!isUnknownBooking) throw error;
    }
  }

  /** Sends a booking to its visit system, and records the outcome. @throws if it is not known */
  async function book({ key, system, request }: Omit<OpenBooking, 'state'>): Promise<JobOutcome> {
    let isRecorded: boolean;
    try {
      const answer = await systems[system].book(key, request);
      isRecorded = await store.saveConfirmed(key, answer);
      logger.info({ booking: logName(key) }, 'booking made');
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      isRecorded = await store.saveRefused(key, error.refusal);
      logger.info({ booking: logName(key), code: error.refusal.code }, 'booking refused');
    }
    // If it was not recorded, the booking is being withdrawn by now: the job runs again.
    return isRecorded ? undefined : { againInMs: 0 };
  }

  /** @throws HttpError 409 if the key belongs to a booking of another site, even one with the same content */
  async function findExisting(key: string, site: string): Promise<StoredBooking> {
    const booking = await store.find(key, site).catch(throwUnavailable);
    if (!booking) throw new HttpError(409, 'This id belongs to another booking');
    return booking;
  }

  async function erase(): Promise<void> {
    try {
      const bookings = await store.erase(keepDays);
      if (bookings > 0) logger.info({ bookings }, 'settled bookings erased');
    } catch (error) {
      logger.warn({ error }, 'settled bookings not erased; will retry');
    }
  }

  return {
    async confirm(key, page, request) {
      const addResult = await store.add(key, page, request, times.lease).catch(throwUnavailable);
      if (addResult === 'conflict') throw new HttpError(409, 'This id belongs to another booking');
      if (addResult !== 'known') {
        const { system } = page;
        await worker.attempt(addResult, () => book({ key, system, request }));
        worker.wake();
      }
      return findExisting(key, page.site);
    },
    async giveUp(key, site) {
      await store.giveUp(key, site).catch(throwUnavailable);
      return findExisting(key, site);
    },
    find: (key, site) => store.find(key, site).catch(throwUnavailable),
    start() {
      eraseTimer = setInterval(() => void erase(), HOUR_MS).unref();
      void erase();
      worker.wake();
    },
    async close() {
      clearInterval(eraseTimer);
      await worker.close();
    },
  };
}

function throwUnavailable(cause: unknown): never {
  const headers = { 'Retry-After': '5' };
  throw new HttpError(503, 'Bookings cannot be stored right now; try again later', {
    headers,
    cause,
  });
}
