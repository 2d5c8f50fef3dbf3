import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BookingRequest, DayAvailability } from '../../domain/booking/booking.types';
import type { VisitSystemName } from '../../features/appointments/server/visits/visitSystem';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { carOfPlate } from '../../services/mechmate/cars';
import { careOf } from '../../services/mechmate/makes';
import { seededRandom } from '../../services/stock/random';
import { startTestDatabase } from '../contract/testDatabase';
import { bookingOf, plateOf } from '../contract/testMechmate';
import { KilledServer } from '../support/KilledServer';
import { tireWishes } from './tireVisitors';
import type { Wish } from './wish.types';

const WORKSHOPS = ['1001-w', '1002-w', '1003-w', '1004-w', '1005-w'];
const SERVICE = 'hjulskifte';
/** Crashes at least: one in each group of visitors. Then all processes are left alone, so that the rest is found out. */
const MIN_CRASHES = 6;
/** Within so many ms the visitors of a group come, and the crash. */
const GROUP_MS = 800;
/** How often a visitor looks what became of a visit. */
const MAX_LOOKS = 1500;
const PATIENCE_MS = 180_000;

type Told = 'confirmed' | 'refused' | 'gave up';

export interface BookingReport {
  visitors: number;
  confirmed: number;
  refused: number;
  crashes: number;
  /** Told that it is booked, and it is not. */
  absent: string[];
  /** Told that it is not, and it is. */
  unwanted: string[];
  /** Pairs of bookings that have the same bay, mechanic, place or car at the same time. */
  doubled: number;
}

/**
 * So many visitors after so many times, over two web servers, while these and the system that keeps visits crash at
 * random. How many crashes a visitor meets does not depend on how fast the machine is: those of the next group come when
 * the process runs again.
 * Each visitor does what the page does: sends once under a key, then looks until somebody knows what became of it.
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
  const upstreams = await KilledServer.start('tests/booking/mechmateServer.main.ts', environment);
  const webEnvironment = { ...environment, UPSTREAMS_URL: upstreams.url };
  const webs = await Promise.all(
    [0, 1].map(() => KilledServer.start('tests/booking/bookingServer.main.ts', webEnvironment)),
  );
  const servers = [upstreams, ...webs];
  try {
    const wishes =
      system === 'mechmate'
        ? await workshopWishes(`${upstreams.url}/mechmate`, visitors, times)
        : await tireWishes(`${upstreams.url}/tirehotel`, visitors, times);
    const visits: Promise<{ key: string; told: Told }>[] = [];
    const visit = async (wish: Wish, at: number) => {
      const key = randomUUID();
      await wait(random() * GROUP_MS);
      return { key, told: await book(webs, { key, wish, at, random }) };
    };
    let crashes = 0;
    while (visits.length < wishes.length) {
      const size = 1 + Math.floor((random() * wishes.length) / MIN_CRASHES);
      const from = visits.length;
      visits.push(...wishes.slice(from, from + size).map((wish, at) => visit(wish, from + at)));
      await wait(random() * GROUP_MS);
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

/** Visits that each of so many visitors is after, of so many that are free at the beginning. */
async function workshopWishes(url: string, visitors: number, times: number): Promise<Wish[]> {
  const wanted = await freeTimes(url, times);
  return supportedPlates(visitors).map((registrationNumber, at) => ({
    create: '/api/mechmate/book',
    look: '/api/mechmate/book',
    order: bookingOf({ registrationNumber, ...wanted[at % wanted.length] }),
  }));
}

/** Times that are free at the beginning, at several workshops. */
async function freeTimes(mechmate: string, count: number) {
  const found: Pick<BookingRequest, 'departmentId' | 'timeSlot'>[] = [];
  for (const departmentId of WORKSHOPS) {
    const path = `/timeslots/from/BNS456/${departmentId}/2026-11-30/?serviceOfferings=${SERVICE}`;
    const days = (await (await fetch(mechmate + path)).json()) as DayAvailability[];
    for (const { date, availableSlots } of days) {
      found.push(
        ...availableSlots.map((slot) => ({ departmentId, timeSlot: `${date}T${slot}:00` })),
      );
    }
  }
  return found.slice(0, count);
}

function supportedPlates(count: number): string[] {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const plate = number < 1000 ? plateOf(number) : `NPR${String(number - 1000).padStart(3, '0')}`;
    const car = carOfPlate(plate, 2026);
    if (car && careOf(car.make) !== 'elsewhere') found.push(plate);
  }
  return found;
}

async function book(
  webs: readonly KilledServer[],
  visit: { key: string; wish: Wish; at: number; random: () => number },
): Promise<Told> {
  const { key, wish, at, random } = visit;
  const ask = async (path: string, init: RequestInit = {}) => {
    const web = webs[Math.floor(random() * webs.length)]!;
    // Visitors are many: limits count each by itself.
    const from = `198.18.${Math.floor(at / 250)}.${at % 250}`;
    const answer = await fetch(web.url + path, {
      ...init,
      headers: { ...wish.headers, ...init.headers, origin: web.url, 'x-forwarded-for': from },
    });
    return answer.status;
  };
  const sent = await ask(wish.create, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wish.order),
  }).catch(() => undefined);
  let status = sent;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    if (status === 200) return 'confirmed';
    if (status === 409 || status === 410) return 'refused';
    await wait(100 + random() * 400);
    status = await ask(`${wish.look}/${key}`).catch(() => undefined);
    if (status === 404)
      status = await ask(`${wish.look}/${key}`, { method: 'DELETE' }).catch(() => undefined);
  }
  return 'gave up';
}

async function untilSettled({ pool }: DatabaseConnection): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
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
  outcomes: readonly { key: string; told: Told }[],
  { pool }: DatabaseConnection,
): Promise<Omit<BookingReport, 'crashes'>> {
  const { rows } = await pool.query<{ key: string }>(
    `select "key" from "workshop_booking" where "state" = 'confirmed'`,
  );
  const standing = new Set(rows.map(({ key }) => key));
  const keysOf = (wanted: Told) =>
    outcomes.filter(({ told }) => told === wanted).map(({ key }) => key);
  const confirmed = keysOf('confirmed');
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
    refused: keysOf('refused').length,
    absent: confirmed.filter((key) => !standing.has(key)),
    unwanted: [...standing].filter((key) => !confirmed.includes(key)),
    doubled: pairs[0]?.count ?? 0,
  };
}
