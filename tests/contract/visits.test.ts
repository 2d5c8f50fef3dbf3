import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BookingStore } from '../../features/appointments/server/BookingStore';
import { createBookings, type Bookings } from '../../features/appointments/server/bookings';
import { Database } from '../../platform/database/Database';
import { logTo } from '../../platform/log';
import { createMailClient } from '../../platform/upstreams/mail';
import { createMechmateClient } from '../../features/booking/server/mechmate/mechmate';
import type { VisitSystems } from '../../features/appointments/server/visits/visitSystem';
import { createSmsClient } from '../../platform/upstreams/sms';
import { createVisitLinks } from '../../features/appointments/server/visits/visitLinks';
import {
  createVisitNotifier,
  type VisitNotifier,
} from '../../features/appointments/server/visits/visitNotifier';
import { VISIT_QUEUE, VisitNotices } from '../../features/appointments/server/visits/VisitNotices';
import { createVisits, type Visits } from '../../features/appointments/server/visits/visits';
import { claimJob, completeJob, retryJob, untilNextJob } from '../../platform/jobs/jobStore';
import { defaultSiteContent } from '../../platform/content/siteContent';
import type { VisitPrice } from '../../domain/booking/visitPrice';
import { sites } from '../../sites/sites';
import { MONDAY, TestMechmate } from './testMechmate';
import { startTestPost, type TestPost } from './testPost';

const site = sites['automotive-se'];
const ORIGIN = 'https://automotive.example';
/** Noon of the day before the visits: the clocks of Sweden are an hour ahead. */
const REMINDER = Date.parse('2026-11-24T11:00:00Z');
const WEDNESDAY = '2026-11-25';

let mechmate: TestMechmate;
let post: TestPost;
let database: Database;
let bookings: Bookings;
let visits: Visits;
let systems: VisitSystems;
let notifier: VisitNotifier;
let now: number;
const lines: string[] = [];

beforeAll(async () => {
  mechmate = await TestMechmate.start();
  post = await startTestPost();
  database = new Database(mechmate.databaseUrl);
});

afterAll(async () => {
  await database.close();
  await post.close();
  await mechmate.close();
});

beforeEach(() => {
  now = MONDAY;
  lines.length = 0;
  const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
  const client = createMechmateClient(mechmate.url(''));
  systems = { mechmate: client, tirehotel: client };
  const clock = () => now;
  const notices = new VisitNotices(database);
  bookings = createBookings({ database, systems, keepDays: 30, logger });
  visits = createVisits({
    links: createVisitLinks('a secret of ours', clock),
    systems,
    store: new BookingStore(database),
    notices,
    clock,
  });
  notifier = createVisitNotifier({
    notices,
    visits,
    systems,
    mail: createMailClient(post.smtpUrl),
    sms: createSmsClient({ url: post.smsUrl, apiKey: 'key' }),
    sites: [site],
    siteContent: { get: async (asked, language) => defaultSiteContent(asked, language) },
    origin: () => ORIGIN,
    logger,
    times: { retry: 20, maxRetryDelay: 50, look: 20 },
    clock,
  });
});

afterEach(async () => {
  await notifier.close();
  await bookings.close();
  await database.query('delete from "booking"');
  await mechmate.pool.query('truncate "workshop_booking"');
  post.forget();
});

/** Books the first free time of the Wednesday, with an address of its own. */
async function book({
  language = 'sv',
  name = 'anna',
  price = undefined as VisitPrice | undefined,
} = {}) {
  const key = randomUUID();
  const request = await mechmate.freeBooking();
  const customer = { ...request.customer, email: `${name}@example.com` };
  await bookings.confirm(
    key,
    { site: site.name, language, system: 'mechmate', price },
    { ...request, customer },
  );
  return { key, timeSlot: request.timeSlot, token: tokenOf(key, request.timeSlot) };
}

function tokenOf(key: string, timeSlot: string): string {
  const path = visits.pathOf({ key, timeSlot }, { site, language: 'sv' });
  return new URL(path!, ORIGIN).searchParams.get('visit')!;
}

/** The work of the tests takes as long. */
const halfAnHourAfter = (local: string): string =>
  new Date(Date.parse(`${local}Z`) + 1_800_000).toISOString().slice(0, 19);

/** What has arrived, once it is so many messages; a moment later it is no more. */
async function arrived(count: number) {
  for (let tries = 0; post.mails.length + post.messages.length < count; tries += 1) {
    if (tries === 200) throw new Error('The post does not arrive');
    await wait(25);
  }
  await wait(150);
  expect(post.mails.length + post.messages.length).toBe(count);
  return post;
}

/** All notices fall due, as they do when their time comes. */
async function timeIs(instant: number): Promise<void> {
  now = instant;
  await database.query(`update "job" set "due" = now()`);
}

/** Seconds until a notice is looked at again, once its attempt is over; the lease of an attempt is a minute. */
async function dueIn(key: string): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await database.query(
      `select extract(epoch from "due" - now())::float8 as "seconds" from "job" where "key" = $1`,
      [key],
    );
    const [{ seconds }] = rows as [{ seconds: number }];
    if (seconds > 60) return seconds;
    await wait(25);
  }
  throw new Error('The notice stays due');
}

test('who books is written to once, with a calendar file and a link that opens the visit', async () => {
  const { token, timeSlot } = await book();
  notifier.start();
  const [mail] = (await arrived(1)).mails;
  expect(mail!.to).toEqual(['anna@example.com']);
  expect(mail!.from).toBe('no-reply@automotive.example');
  const time = timeSlot.slice(11, 16);
  expect(mail!.subject).toBe(`Din tid onsdag 25 november kl. ${time} är bokad`);
  expect(mail!.text).toContain(`${ORIGIN}/service-och-verkstad/min-bokning?visit=${token}`);
  const utc = `${WEDNESDAY.replaceAll('-', '')}T${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(3)}00Z`;
  expect(mail!.calendar).toContain(`DTSTART:${utc}`);
  expect(mail!.calendar).toContain('STATUS:CONFIRMED');
  const { visit, mayChange } = await visits.find(token, site);
  expect({ timeSlot: visit.request.timeSlot, mayChange }).toEqual({ timeSlot, mayChange: true });
  expect(lines.join()).not.toMatch(/anna@|Åberg|070 174/);
});

test('who books on an English page is written to in English', async () => {
  const { token } = await book({ language: 'en', price: { amount: 395, isPartial: false } });
  notifier.start();
  const [mail] = (await arrived(1)).mails;
  expect(mail!.subject).toMatch(/^Your time on Wednesday,? 25 November at/);
  expect(mail!.text).toContain(`${ORIGIN}/en/service-och-verkstad/min-bokning?visit=`);
  expect(mail!.text).toContain('Wheel change');
  expect(mail!.text).toMatch(/Total: .*395.* incl\. VAT/);
  const { visit, price } = await visits.find(token, site, 'en');
  expect(visit.offerings).toEqual([{ code: 'hjulskifte', name: 'Wheel change' }]);
  expect(price).toEqual({ amount: 395, isPartial: false });
  expect(visit.endsAt).toBe(halfAnHourAfter(visit.request.timeSlot));
});

test('a visit is moved by its link: its owner is told, and reminded of the new time alone', async () => {
  const { key, token } = await book();
  notifier.start();
  await arrived(1);
  const free = await mechmate.freeOn('2026-11-27');
  const moved = `2026-11-27T${free.availableSlots.at(-1)}:00`;
  await visits.move(token, site, { timeSlot: moved, isFullDay: false });
  const { mails } = await arrived(2);
  expect(mails[1]!.subject).toMatch(/^Din tid är flyttad till fredag 27 november kl\./);
  await timeIs(REMINDER);
  await arrived(2);
  expect(await dueIn(key)).toBeCloseTo(2 * 86_400, -2);
  await timeIs(REMINDER + 2 * 86_400_000);
  const { messages } = await arrived(3);
  expect(messages[0]).toMatchObject({
    authorization: 'Bearer key',
    body: { to: '+46701740605', from: 'automotives', text: expect.stringContaining('fredag 27') },
  });
  expect(messages[0]!.body.text).toContain(tokenOf(key, moved));
  await timeIs(REMINDER + 2 * 86_400_000 + 3_600_000);
  await arrived(3);
});

test('a visit that is moved back to where it was is news as well, with an id of its own', async () => {
  const { token, key, timeSlot } = await book();
  notifier.start();
  await arrived(1);
  const free = await mechmate.freeOn('2026-11-27');
  const moved = `2026-11-27T${free.availableSlots.at(-1)}:00`;
  await visits.move(token, site, { timeSlot: moved, isFullDay: false });
  await arrived(2);
  await visits.move(tokenOf(key, moved), site, { timeSlot, isFullDay: false });
  const { mails } = await arrived(3);
  const [first, , last] = mails.map(({ head }) => /^Message-ID: (\S+)/im.exec(head)?.[1]);
  expect(first).toBeDefined();
  expect(last).not.toBe(first);
  const begin = (calendar: string) => /^DTSTART.*$/m.exec(calendar)?.[0];
  expect(begin(mails[2]!.calendar)).toBe(begin(mails[0]!.calendar));
});

test('what could not be told before a visit begins is not told after it', async () => {
  post.replies.push(...Array<number>(1000).fill(451));
  const { key } = await book({ name: 'late' });
  notifier.start();
  while (post.replies.length > 998) await wait(25);
  now = Date.parse(`${WEDNESDAY}T17:00:00Z`);
  const due = async () => {
    const { rows } = await database.query(
      `select "next_attempt_at" as "at" from "visit_notice" where "key" = $1`,
      [key],
    );
    return (rows[0] as { at: Date | null }).at;
  };
  while ((await due()) !== null) await wait(25);
  await arrived(0);
});

test('a visit is cancelled by its link: its time is free, its owner is told, and not reminded', async () => {
  const { key, token, timeSlot } = await book();
  notifier.start();
  await arrived(1);
  await visits.cancel(token, site);
  expect((await bookings.look(key, site.name))?.state).toBe('cancelled');
  const { mails } = await arrived(2);
  expect(mails[1]!.subject).toMatch(/avbokad$/);
  expect(mails[1]!.calendar).toContain('STATUS:CANCELLED');
  expect((await mechmate.freeOn(WEDNESDAY)).availableSlots).toContain(timeSlot.slice(11, 16));
  expect(await visits.find(token, site)).toMatchObject({ mayChange: false });
  await visits.cancel(token, site);
  await timeIs(REMINDER);
  await arrived(2);
});

test('a time that somebody else has is not moved to, and the visit stays', async () => {
  const first = await book();
  const other = await mechmate.freeBooking({ registrationNumber: 'DSL123' });
  // Both of what the workshop has at that time are taken.
  const taken = { timeSlot: '2026-11-28T08:00:00', isFullDay: false };
  expect(other.timeSlot).not.toBe(taken.timeSlot);
  await expect(visits.move(first.token, site, taken)).rejects.toMatchObject({
    refusal: { code: 'TimeslotNotAvailable' },
  });
  const { visit } = await visits.find(first.token, site);
  expect(visit.request.timeSlot).toBe(first.timeSlot);
});

test('what has begun is neither moved nor cancelled', async () => {
  const { token } = await book();
  now = Date.parse(`${WEDNESDAY}T15:30:00Z`);
  await expect(visits.cancel(token, site)).rejects.toMatchObject({ name: 'VisitHasBegun' });
  const time = { timeSlot: '2026-11-27T10:00:00', isFullDay: false };
  await expect(visits.move(token, site, time)).rejects.toMatchObject({ name: 'VisitHasBegun' });
  expect((await visits.find(token, site)).visit.state).toBe('confirmed');
});

test('a link opens nothing on another site, behind its end, or for a booking that was never made', async () => {
  const { token, timeSlot } = await book();
  const gone = { status: 404 };
  await expect(visits.find(token, { ...site, name: 'brand-se' })).rejects.toMatchObject(gone);
  const never = tokenOf(randomUUID(), timeSlot);
  await expect(visits.find(never, site)).rejects.toMatchObject(gone);
  now = MONDAY + 30 * 86_400_000;
  await expect(visits.find(token, site)).rejects.toMatchObject(gone);
});

test('a mail server that is busy is asked again; an address that it refuses is not', async () => {
  post.replies.push(451, 451);
  await book({ name: 'busy' });
  notifier.start();
  await arrived(1);
  expect(post.replies).toEqual([]);
  post.forget();
  post.replies.push(550);
  const { key } = await book({ name: 'nobody' });
  while (post.replies.length > 0) await wait(25);
  await arrived(0);
  const { rows } = await database.query(
    `select "told" ->> 'state' as "state" from "visit_notice" where "key" = $1`,
    [key],
  );
  expect(rows).toEqual([{ state: 'confirmed' }]);
  expect(lines.join()).toContain('owner of a visit cannot be told');
});

test('two processes side by side tell each news once', async () => {
  const made = [];
  for (let at = 0; at < 6; at += 1) {
    const { date, availableSlots } = await mechmate.freeOn(WEDNESDAY);
    const request = await mechmate.freeBooking({
      registrationNumber: ['BNS456', 'DSL123', 'MEK106', 'ELB12A', 'SUB123', 'KLM001'][at]!,
      timeSlot: `${date}T${availableSlots[at]}:00`,
    });
    made.push(
      bookings.confirm(
        randomUUID(),
        { site: site.name, language: 'sv', system: 'mechmate' },
        request,
      ),
    );
  }
  const confirmed = (await Promise.all(made)).filter(({ state }) => state === 'confirmed');
  expect(confirmed.length).toBeGreaterThan(2);
  notifier.start();
  const second = createVisitNotifier({
    notices: new VisitNotices(database),
    visits,
    systems,
    mail: createMailClient(post.smtpUrl),
    sms: createSmsClient({ url: post.smsUrl, apiKey: 'key' }),
    sites: [site],
    siteContent: { get: async (asked, language) => defaultSiteContent(asked, language) },
    origin: () => ORIGIN,
    logger: logTo({ write: () => undefined }, 'silent').logger,
    times: { look: 10 },
    clock: () => now,
  });
  second.start();
  await arrived(confirmed.length);
  await second.close();
});

test('a visit that is moved while its owner is being told is not told of twice at a time, but once more after', async () => {
  const { key } = await book();
  const notices = new VisitNotices(database);
  await database.query(`delete from "job" where "key" <> $1`, [key]);
  const queue = VISIT_QUEUE;
  const claim = (leaseMs = 60_000) => database.run((db) => claimJob(db, { queue }, leaseMs));
  const first = (await claim())!;
  await notices.wake(key);
  expect(await claim()).toBeUndefined();
  expect(await database.run((db) => untilNextJob(db, queue))).toBeGreaterThan(50_000);
  await database.run((db) => completeJob(db, first));
  const second = (await claim())!;
  await notices.wake(key);
  await database.run((db) => retryJob(db, second, 30_000));
  expect(await claim(10)).toMatchObject({ key });
  await wait(20);
  const third = await claim();
  await database.run((db) => retryJob(db, second, 0));
  expect(third).toMatchObject({ key });
  expect(await claim()).toBeUndefined();
});
