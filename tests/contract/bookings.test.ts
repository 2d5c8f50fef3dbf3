import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BookingRequest } from '../../domain/booking/booking.types';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import {
  createBookings,
  type Bookings,
  type BookingTimes,
} from '../../features/appointments/server/bookings';
import { BookingStore } from '../../features/appointments/server/BookingStore';
import { Database } from '../../platform/database/Database';
import { logTo } from '../../platform/log';
import {
  createMechmateClient,
  type MechmateClient,
} from '../../features/booking/server/mechmate/mechmate';
import {
  startFaultyMechmate,
  type FaultyMechmate,
  type Behaviour,
} from '../booking/faultyMechmate';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const SITE = 'automotive-se';
const page = { site: SITE, language: 'sv', system: 'mechmate' } as const;
const quickTimes: BookingTimes = {
  lease: 700,
  retry: 30,
  maxRetryDelay: 100,
  giveUp: 60_000,
  poll: 50,
};

/** Uses one system for both kinds, since bookings do not depend on the system. */
const createSystems = (client: MechmateClient) => ({ mechmate: client, tirehotel: client });

let database: TestDatabase;
let connection: DatabaseConnection;
let mechmate: FaultyMechmate;
const startedBookings: Bookings[] = [];
const databases: Database[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await connectDatabase({ url: database.url });
  await migrateDatabase(connection.pool);
});

afterAll(async () => {
  await connection.close();
  await database.stop();
});

beforeEach(async () => {
  await connection.pool.query('delete from "booking"');
  mechmate = await startFaultyMechmate();
});

afterEach(async () => {
  mechmate.release();
  await Promise.all(startedBookings.splice(0).map((bookings) => bookings.close()));
  await Promise.all(databases.splice(0).map((opened) => opened.close()));
  await mechmate.close();
});

function openDatabase(url = database.url): Database {
  const opened = new Database(url);
  databases.push(opened);
  return opened;
}

function startBookings(changes: Partial<BookingTimes> = {}, databaseUrl = database.url) {
  const lines: string[] = [];
  const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
  const bookings = createBookings({
    database: openDatabase(databaseUrl),
    systems: createSystems(createMechmateClient(mechmate.url, { bookingMs: 400 })),
    keepDays: 30,
    logger,
    times: { ...quickTimes, ...changes },
  });
  startedBookings.push(bookings);
  return { bookings, lines };
}

const request: BookingRequest = {
  customer: {
    firstName: 'Anna',
    lastName: 'Öberg',
    phone: '070 174 06 05',
    email: 'anna@example.com',
  },
  freeText: 'Skrammel vänster fram',
  departmentId: '1001-w',
  timeSlot: '2026-11-24T08:00:00',
  isFullDay: true,
  registrationNumber: 'ABC123',
  mileage: 1200,
  serviceOfferingRequests: [{ kobraId: 'oil', unitsSelected: 1, userInput: '' }],
};

/** Waits for the final state of a booking. */
async function waitForFinalState(bookings: Bookings, key: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const booking = await bookings.find(key, SITE);
    if (booking && !['pending', 'abandoning'].includes(booking.state)) return booking;
    await wait(25);
  }
  throw new Error('The booking stays open');
}

describe('a booking', () => {
  it('[BOOK-31] [BOOK-76] is made once and shown as mechmate confirmed it', async () => {
    const { bookings } = startBookings();
    const key = randomUUID();
    const answer = {
      id: `B-${key.slice(0, 6)}`,
      registrationNumber: 'ABC123',
      kobraProductIds: ['oil'],
    };
    const booked = await bookings.confirm(key, page, request);
    expect(booked).toMatchObject({ state: 'confirmed', answer });
    expect(await bookings.confirm(key, page, request)).toEqual(booked);
    expect(await bookings.find(key, SITE)).toEqual(booked);
    expect(mechmate.requestedKeys).toEqual([key]);
    expect(mechmate.booked.get(key)).toEqual(request);
  });

  it('is refused when its key was used for another request or another site', async () => {
    const { bookings } = startBookings();
    const key = randomUUID();
    await bookings.confirm(key, page, request);
    const other = { ...request, departmentId: '1002-w' };
    await expect(bookings.confirm(key, page, other)).rejects.toMatchObject({ status: 409 });
    await expect(
      bookings.confirm(key, { ...page, site: 'brand-se' }, request),
    ).rejects.toMatchObject({ status: 409 });
    expect(await bookings.find(key, 'brand-se')).toBeUndefined();
  });

  it('[ERR-35] [OLDBOOK-13] that mechmate refuses is not made, and stays refused', async () => {
    const { bookings } = startBookings();
    const key = randomUUID();
    mechmate.moods.push('taken');
    const refusal = { code: 'TimeslotNotAvailable' };
    expect(await bookings.confirm(key, page, request)).toMatchObject({ state: 'refused', refusal });
    expect(await bookings.confirm(key, page, request)).toMatchObject({ state: 'refused' });
    expect(mechmate.booked.size).toBe(0);
  });

  it.each<Behaviour>(['answer lost', 'request lost', 'broken', 'nonsense', 'slow'])(
    'has an unknown outcome at first (mechmate: %s), and is resolved later',
    async (mood) => {
      const { bookings } = startBookings();
      const key = randomUUID();
      mechmate.moods.push(mood);
      expect(await bookings.confirm(key, page, request)).toMatchObject({
        state: 'pending',
        answer: null,
      });
      expect(await waitForFinalState(bookings, key)).toMatchObject({ state: 'confirmed' });
      expect([...mechmate.booked.keys()]).toEqual([key]);
    },
  );

  it('is resolved by another process when the first one stops', async () => {
    const { bookings: first } = startBookings({ retry: 60_000, maxRetryDelay: 60_000 });
    const key = randomUUID();
    mechmate.moods.push('answer lost');
    await first.confirm(key, page, request);
    await first.close();
    startedBookings.length = 0;
    await connection.pool.query(`update "job" set "due" = now()`);
    const { bookings } = startBookings();
    bookings.start();
    expect(await waitForFinalState(bookings, key)).toMatchObject({ state: 'confirmed' });
    expect(mechmate.booked.size).toBe(1);
  });

  it('whose outcome stays unknown for too long is cancelled, even if an answer arrives late', async () => {
    const { bookings, lines } = startBookings({ giveUp: 0 });
    const key = randomUUID();
    mechmate.moods.push('answer lost');
    expect(await bookings.confirm(key, page, request)).toMatchObject({ state: 'pending' });
    expect(await waitForFinalState(bookings, key)).toMatchObject({ state: 'abandoned' });
    expect(mechmate.booked.size).toBe(0);
    expect(mechmate.cancelled.has(key)).toBe(true);
    expect(await bookings.confirm(key, page, request)).toMatchObject({ state: 'abandoned' });
    expect(lines.join()).toContain('booking cancelled after its outcome');
  });

  it('is not confirmed by a slow process while another one is cancelling it', async () => {
    const { bookings } = startBookings();
    const key = randomUUID();
    mechmate.moods.push('slow');
    const slow = createMechmateClient(mechmate.url, { bookingMs: 5000 });
    const slowBookings = createBookings({
      database: openDatabase(),
      systems: createSystems(slow),
      keepDays: 30,
      logger: logTo({ write: () => undefined }, 'silent').logger,
      times: { ...quickTimes, lease: 60_000 },
    });
    startedBookings.push(slowBookings);
    const confirming = slowBookings.confirm(key, page, request);
    while (mechmate.requestedKeys.length === 0) await wait(10);
    await connection.pool.query(`update "booking" set "state" = 'abandoning'`);
    mechmate.release();
    expect((await confirming).state).not.toBe('confirmed');
    bookings.start();
    expect(await waitForFinalState(bookings, key)).toMatchObject({ state: 'abandoned' });
    expect(mechmate.booked.size).toBe(0);
  });

  it('that was given up before it arrived is not made when it arrives', async () => {
    const { bookings } = startBookings();
    const key = randomUUID();
    expect(await bookings.giveUp(key, SITE)).toMatchObject({ state: 'abandoned' });
    expect(await bookings.confirm(key, page, request)).toMatchObject({ state: 'abandoned' });
    expect(mechmate.requestedKeys).toEqual([]);
    const made = randomUUID();
    await bookings.confirm(made, page, request);
    expect(await bookings.giveUp(made, SITE)).toMatchObject({ state: 'confirmed' });
    await expect(bookings.giveUp(made, 'brand-se')).rejects.toMatchObject({ status: 409 });
  });

  it('is not sent when it cannot be stored', async () => {
    const { bookings } = startBookings({}, 'postgres://postgres:postgres@127.0.0.1:9/postgres');
    await expect(bookings.confirm(randomUUID(), page, request)).rejects.toMatchObject({
      status: 503,
    });
    expect(mechmate.requestedKeys).toEqual([]);
  });

  it('writes no personal data to the log, and is erased after its retention period', async () => {
    const { bookings, lines } = startBookings();
    const key = randomUUID();
    mechmate.moods.push('broken', 'taken');
    await bookings.confirm(key, page, request);
    expect(await waitForFinalState(bookings, key)).toMatchObject({ state: 'refused' });
    expect(lines.join()).not.toMatch(/Anna|berg|174|Skrammel|ABC123/);
    await connection.pool.query(`update "booking" set "settled_at" = now() - interval '31 days'`);
    bookings.start();
    const readRows = () => connection.pool.query('select "request", "state" from "booking"');
    while (((await readRows()).rows[0] as { request: unknown }).request) await wait(20);
    expect((await readRows()).rows).toEqual([{ request: null, state: 'refused' }]);
  });

  it('is erased after the visit, which may have been postponed, or when it could not be resolved', async () => {
    const store = new BookingStore(openDatabase());
    const run = (sql: string, values: unknown[] = []) => connection.pool.query(sql, values);
    const key = randomUUID();
    await store.add(key, page, request, 1000);
    await store.saveConfirmed(key, {
      id: 'one',
      registrationNumber: 'ABC123',
      kobraProductIds: [],
    });
    await run(
      `update "booking" set "settled_at" = now() - interval '40 days',
              "request" = "request" || jsonb_build_object('timeSlot', (now() - interval '40 days')::text)`,
    );
    const setNotified = (days: number) =>
      run(
        `update "visit_notice" set "told" = jsonb_build_object('timeSlot', (now() + make_interval(days => $1))::text)`,
        [days],
      );
    await setNotified(5);
    expect(await store.erase(30)).toBe(0);
    await setNotified(-31);
    expect(await store.erase(30)).toBe(1);
    expect(await store.find(key, SITE)).toMatchObject({ state: 'confirmed' });

    await store.add(randomUUID(), page, request, 1000);
    expect(await store.erase(30)).toBe(0);
    await run(
      `update "booking" set "state" = 'abandoning', "asked_at" = now() - interval '31 days'`,
    );
    expect(await store.erase(30)).toBe(1);
  });
});
