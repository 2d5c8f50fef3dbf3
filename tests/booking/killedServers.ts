import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BookingRequest, DayAvailability } from '../../domain/booking/booking.types';
import type { VisitSystemName } from '../../features/appointments/server/visits/visitSystem';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { findCarByPlate } from '../../services/mechmate/cars';
import { findCare } from '../../services/mechmate/makes';
import { seededRandom } from '../../services/stock/random';
import { startTestDatabase } from '../contract/testDatabase';
import { createBooking, createPlate } from '../contract/testMechmate';
import { KillableServer } from '../support/KillableServer';
import { createTireWishes } from './tireVisitors';
import type { Wish } from './wish.types';

const WORKSHOPS = ['1001-w', '1002-w', '1003-w', '1004-w', '1005-w'];
const SERVICE = 'hjulskifte';
/**
 * Minimum number of crashes: one per group of visitors. Afterwards all processes keep running, so that
 * pending results are resolved.
 */
const MIN_CRASHES = 6;
/** Period in which the visitors of a group arrive and the crash happens. */
const GROUP_PERIOD_MS = 800;
/** Maximum number of polls for the result of a visit. */
const MAX_POLLS = 1500;
const TIMEOUT_MS = 180_000;

type Outcome = 'confirmed' | 'refused' | 'gave up';

export interface BookingReport {
  visitors: number;
  confirmed: number;
  refused: number;
  crashes: number;
  /** Keys of bookings that were confirmed but do not exist. */
  absent: string[];
  /** Keys of bookings that were rejected but exist. */
  unwanted: string[];
  /** Number of pairs of bookings with the same bay, mechanic, place or car at the same time. */
  doubled: number;
}

/**
 * Many visitors compete for few times on two web servers, while these and the booking system crash at random.
 * The next group of visitors arrives when the process runs again, so the number of crashes per visitor does
 * not depend on the speed of the machine. Like the page, each visitor sends one request with a key and then
 * polls for the result.
 */
export async function bookWhileServersCrash({
  system = 'mechmate',
  visitors,
  times,
  seed,
}: {
  system?: VisitSystemName;
  visitors: number;
  times: number;
  seed: number;
}): Promise<BookingReport> {
  const random = seededRandom(seed);
  const database = await startTestDatabase();
  const connection = await connectDatabase({ url: database.url });
  await migrateDatabase(connection.pool);
  const environment = { DATABASE_URL: database.url };
  const upstreams = await KillableServer.start('tests/booking/mechmateServer.main.ts', environment);
  const webEnvironment = { ...environment, UPSTREAMS_URL: upstreams.url };
  const webs = await Promise.all(
    [0, 1].map(() => KillableServer.start('tests/booking/bookingServer.main.ts', webEnvironment)),
  );
  const servers = [upstreams, ...webs];
  try {
    const wishes =
      system === 'mechmate'
        ? await createWorkshopWishes(`${upstreams.url}/mechmate`, visitors, times)
        : await createTireWishes(`${upstreams.url}/tirehotel`, visitors, times);
    const visits: Promise<{ key: string; outcome: Outcome }>[] = [];
    const visit = async (wish: Wish, at: number) => {
      const key = randomUUID();
      await wait(random() * GROUP_PERIOD_MS);
      return { key, outcome: await book(webs, { key, wish, at, random }) };
    };
    let crashes = 0;
    while (visits.length < wishes.length) {
      const size = 1 + Math.floor((random() * wishes.length) / MIN_CRASHES);
      const from = visits.length;
      visits.push(
        ...wishes.slice(from, from + size).map((wish, index) => visit(wish, from + index)),
      );
      await wait(random() * GROUP_PERIOD_MS);
      await servers[Math.floor(random() * servers.length)]!.crash();
      crashes += 1;
    }
    const outcomes = await Promise.all(visits);
    await untilSettled(connection);
    return { ...(await report(outcomes, connection)), crashes };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await connection.close();
    await database.stop();
  }
}

/** Returns the bookings that the visitors want; they compete for `times` free times. */
async function createWorkshopWishes(url: string, visitors: number, times: number): Promise<Wish[]> {
  const slots = await findFreeTimes(url, times);
  return supportedPlates(visitors).map((registrationNumber, index) => ({
    create: '/api/mechmate/book',
    poll: '/api/mechmate/book',
    order: createBooking({ registrationNumber, ...slots[index % slots.length] }),
  }));
}

/** Returns free times at several workshops. */
async function findFreeTimes(mechmate: string, count: number) {
  const freeTimes: Pick<BookingRequest, 'departmentId' | 'timeSlot'>[] = [];
  for (const departmentId of WORKSHOPS) {
    const path = `/timeslots/from/BNS456/${departmentId}/2026-11-30/?serviceOfferings=${SERVICE}`;
    const days = (await (await fetch(mechmate + path)).json()) as DayAvailability[];
    for (const { date, availableSlots } of days) {
      freeTimes.push(
        ...availableSlots.map((slot) => ({ departmentId, timeSlot: `${date}T${slot}:00` })),
      );
    }
  }
  return freeTimes.slice(0, count);
}

function supportedPlates(count: number): string[] {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const plate =
      number < 1000 ? createPlate(number) : `NPR${String(number - 1000).padStart(3, '0')}`;
    const car = findCarByPlate(plate, 2026);
    if (car && findCare(car.make) !== 'elsewhere') found.push(plate);
  }
  return found;
}

async function book(
  webs: readonly KillableServer[],
  visit: { key: string; wish: Wish; at: number; random: () => number },
): Promise<Outcome> {
  const { key, wish, at, random } = visit;
  const request = async (path: string, init: RequestInit = {}) => {
    const web = webs[Math.floor(random() * webs.length)]!;
    // A separate address per visitor, since rate limits count addresses.
    const from = `198.18.${Math.floor(at / 250)}.${at % 250}`;
    const answer = await fetch(web.url + path, {
      ...init,
      headers: { ...wish.headers, ...init.headers, origin: web.url, 'x-forwarded-for': from },
    });
    return answer.status;
  };
  const sent = await request(wish.create, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wish.order),
  }).catch(() => undefined);
  let status = sent;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (status === 200) return 'confirmed';
    if (status === 409 || status === 410) return 'refused';
    await wait(100 + random() * 400);
    status = await request(`${wish.poll}/${key}`).catch(() => undefined);
    if (status === 404)
      status = await request(`${wish.poll}/${key}`, { method: 'DELETE' }).catch(() => undefined);
  }
  return 'gave up';
}

async function untilSettled({ pool }: DatabaseConnection): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as "open" from "booking" where "state" in ('pending', 'abandoning')`,
    );
    if (rows[0]?.open === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]?.open} bookings are still open`);
    await wait(100);
  }
}

async function report(
  outcomes: readonly { key: string; outcome: Outcome }[],
  { pool }: DatabaseConnection,
): Promise<Omit<BookingReport, 'crashes'>> {
  const { rows } = await pool.query<{ key: string }>(
    `select "key" from "workshop_booking" where "state" = 'confirmed'`,
  );
  const standing = new Set(rows.map(({ key }) => key));
  const getKeys = (wanted: Outcome) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ key }) => key);
  const confirmed = getKeys('confirmed');
  const { rows: pairs } = await pool.query<{ count: number }>(
    `select count(*)::int as "count" from "workshop_booking" a join "workshop_booking" b
         on a."key" < b."key" and a."state" = 'confirmed' and b."state" = 'confirmed'
        and ((a."department_id" = b."department_id" and a."work" && b."work"
              and (a."bay" = b."bay" or a."mechanic" = b."mechanic"))
          or (a."registration_number" = b."registration_number" and a."visit" && b."visit"))`,
  );
  return {
    visitors: outcomes.length,
    confirmed: confirmed.length,
    refused: getKeys('refused').length,
    absent: confirmed.filter((key) => !standing.has(key)),
    unwanted: [...standing].filter((key) => !confirmed.includes(key)),
    doubled: pairs[0]?.count ?? 0,
  };
}
