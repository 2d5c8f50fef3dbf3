import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BookingStore } from '../../features/appointments/server/BookingStore';
import { createBookings, type Bookings } from '../../features/appointments/server/bookings';
import { QueriedDatabase } from '../support/QueriedDatabase';
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
import { VisitNotices } from '../../features/appointments/server/visits/VisitNotices';
import { createVisits, type Visits } from '../../features/appointments/server/visits/visits';
import { claimJob, completeJob, retryJob, getMsUntilNextJob } from '../../platform/jobs/jobStore';
import { defaultSiteContent } from '../../platform/content/siteContent';
import { queueNames } from '../../platform/jobs/queueNames';
import type { VisitPrice } from '../../domain/booking/visitPrice';
import { sites } from '../../sites/sites';
import { MONDAY_MS, TestMechmate } from './testMechmate';
import { startTestPost, type TestPost } from './testPost';

const site = sites['automotive-se'];
const ORIGIN = 'https://automotive.example';
/** Noon in Sweden on the day before the visits, when reminders are due. */
const REMINDER_MS = Date.parse('2026-11-24T11:00:00Z');
const WEDNESDAY = '2026-11-25';

let mechmate: TestMechmate;
let post: TestPost;
let database: QueriedDatabase;
let bookings: Bookings;
let visits: Visits;
let systems: VisitSystems;
let notifier: VisitNotifier;
let now: number;
const lines: string[] = [];

beforeAll(async () => {
  mechmate = await TestMechmate.start();
  post = await startTestPost();
  database = new QueriedDatabase(mechmate.databaseUrl);
});

afterAll(async () => {
  await database.close();
  await post.close();
  await mechmate.close();
});

beforeEach(() => {
  now = MONDAY_MS;
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
    siteContent: {
      get: async (requestedSite, language) => defaultSiteContent(requestedSite, language),
    },
    origin: () => ORIGIN,
    logger,
    times: { retry: 20, maxRetryDelay: 50, poll: 20 },
    clock,
  });
});

afterEach(async () => {
  await notifier.close();
  await bookings.close();
  await database.query('delete from "booking"');
  await mechmate.pool.query('truncate "workshop_booking"');
  post.clear();
});

/** Books the first free time on Wednesday, with a separate client address. */
async function book({
  language = 'sv',
  name = 'anna',
  price = undefined as VisitPrice | undefined,
} = {}) {
  const key = randomUUID();
  const request = await mechmate.createFreeBooking();
  const customer = { ...request.customer, email: `${name}@example.com` };
  await bookings.confirm(
    key,
    { site: site.name, language, system: 'mechmate', price },
    { ...request, customer },
  );
  return { key, timeSlot: request.timeSlot, token: getToken(key, request.timeSlot) };
}

function getToken(key: string, timeSlot: string): string {
  const path = visits.pagePath({ key, timeSlot }, { site, language: 'sv' });
  return new URL(path!, ORIGIN).searchParams.get('visit')!;
}

/** Adds half an hour, the duration of the booked work. */
const addHalfHour = (local: string): string =>
  new Date(Date.parse(`${local}Z`) + 1_800_000).toISOString().slice(0, 19);

/** Waits for this number of messages, and a moment longer to ensure that there are no more. */
async function waitForMessages(count: number) {
  for (let tries = 0; post.mails.length + post.messages.length < count; tries += 1) {
    if (tries === 200) throw new Error('The post does not arrive');
    await wait(25);
  }
  await wait(150);
  expect(post.mails.length + post.messages.length).toBe(count);
  return post;
}

/** Sets the clock and makes all notices due. */
async function setTime(instant: number): Promise<void> {
  now = instant;
  await database.query(`update "job" set "due" = now()`);
}

/**
 * Returns the seconds until the next attempt of a notice, once the lease of the current attempt (one minute)
 * is over.
 */
async function readDelaySeconds(key: string): Promise<number> {
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

test('a visitor who books gets one mail, with a calendar file and a link that opens the visit', async () => {
  const { token, timeSlot } = await book();
  notifier.start();
  const [mail] = (await waitForMessages(1)).mails;
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

test('a visitor who books on an English page gets the mail in English', async () => {
  const { token } = await book({ language: 'en', price: { amount: 395, isPartial: false } });
  notifier.start();
  const [mail] = (await waitForMessages(1)).mails;
  expect(mail!.subject).toMatch(/^Your appointment on Wednesday,? 25 November at/);
  expect(mail!.text).toContain(`${ORIGIN}/en/service-och-verkstad/min-bokning?visit=`);
  expect(mail!.text).toContain('Wheel change');
  expect(mail!.text).toMatch(/Total: .*395.* incl\. VAT/);
  const { visit, price } = await visits.find(token, site, 'en');
  expect(visit.offerings).toEqual([{ code: 'hjulskifte', name: 'Wheel change' }]);
  expect(price).toEqual({ amount: 395, isPartial: false });
  expect(visit.endsAt).toBe(addHalfHour(visit.request.timeSlot));
});

test('moving a visit by its link sends its owner a mail, and a reminder of the new time only', async () => {
  const { key, token } = await book();
  notifier.start();
  await waitForMessages(1);
  const free = await mechmate.readFreeTimes('2026-11-27');
  const moved = `2026-11-27T${free.availableSlots.at(-1)}:00`;
  await visits.move(token, site, { timeSlot: moved, isFullDay: false });
  const { mails } = await waitForMessages(2);
  expect(mails[1]!.subject).toMatch(/^Din tid är flyttad till fredag 27 november kl\./);
  await setTime(REMINDER_MS);
  await waitForMessages(2);
  expect(await readDelaySeconds(key)).toBeCloseTo(2 * 86_400, -2);
  await setTime(REMINDER_MS + 2 * 86_400_000);
  const { messages } = await waitForMessages(3);
  expect(messages[0]).toMatchObject({
    authorization: 'Bearer key',
    body: { to: '+46701740605', from: 'automotives', text: expect.stringContaining('fredag 27') },
  });
  expect(messages[0]!.body.text).toContain(getToken(key, moved));
  await setTime(REMINDER_MS + 2 * 86_400_000 + 3_600_000);
  await waitForMessages(3);
});

test('moving a visit back to its first time sends a mail with a new id', async () => {
  const { token, key, timeSlot } = await book();
  notifier.start();
  await waitForMessages(1);
  const free = await mechmate.readFreeTimes('2026-11-27');
  const moved = `2026-11-27T${free.availableSlots.at(-1)}:00`;
  await visits.move(token, site, { timeSlot: moved, isFullDay: false });
  await waitForMessages(2);
  await visits.move(getToken(key, moved), site, { timeSlot, isFullDay: false });
  const { mails } = await waitForMessages(3);
  const [first, , last] = mails.map(({ head }) => /^Message-ID: (\S+)/im.exec(head)?.[1]);
  expect(first).toBeDefined();
  expect(last).not.toBe(first);
  const begin = (calendar: string) => /^DTSTART.*$/m.exec(calendar)?.[0];
  expect(begin(mails[2]!.calendar)).toBe(begin(mails[0]!.calendar));
});

test('a notification that could not be sent before a visit begins is not sent after it', async () => {
  post.replies.push(...Array<number>(1000).fill(451));
  const { key } = await book({ name: 'late' });
  notifier.start();
  while (post.replies.length > 998) await wait(25);
  now = Date.parse(`${WEDNESDAY}T17:00:00Z`);
  const readDue = async () => {
    const { rows } = await database.query(
      `select "next_attempt_at" as "at" from "visit_notice" where "key" = $1`,
      [key],
    );
    return (rows[0] as { at: Date | null }).at;
  };
  while ((await readDue()) !== null) await wait(25);
  await waitForMessages(0);
});

test('cancelling a visit by its link frees the time, sends a mail and drops the reminder', async () => {
  const { key, token, timeSlot } = await book();
  notifier.start();
  await waitForMessages(1);
  await visits.cancel(token, site);
  expect((await bookings.find(key, site.name))?.state).toBe('cancelled');
  const { mails } = await waitForMessages(2);
  expect(mails[1]!.subject).toMatch(/avbokad$/);
  expect(mails[1]!.calendar).toContain('STATUS:CANCELLED');
  expect((await mechmate.readFreeTimes(WEDNESDAY)).availableSlots).toContain(
    timeSlot.slice(11, 16),
  );
  expect(await visits.find(token, site)).toMatchObject({ mayChange: false });
  await visits.cancel(token, site);
  await setTime(REMINDER_MS);
  await waitForMessages(2);
});

test('a visit cannot be moved to a taken time, and keeps its own', async () => {
  const first = await book();
  const other = await mechmate.createFreeBooking({ registrationNumber: 'DSL123' });
  // Both bays of the workshop are occupied at that time.
  const taken = { timeSlot: '2026-11-28T08:00:00', isFullDay: false };
  expect(other.timeSlot).not.toBe(taken.timeSlot);
  await expect(visits.move(first.token, site, taken)).rejects.toMatchObject({
    refusal: { code: 'TimeslotNotAvailable' },
  });
  const { visit } = await visits.find(first.token, site);
  expect(visit.request.timeSlot).toBe(first.timeSlot);
});

test('a visit that has begun can be neither moved nor cancelled', async () => {
  const { token } = await book();
  now = Date.parse(`${WEDNESDAY}T15:30:00Z`);
  await expect(visits.cancel(token, site)).rejects.toMatchObject({ name: 'VisitHasBegun' });
  const time = { timeSlot: '2026-11-27T10:00:00', isFullDay: false };
  await expect(visits.move(token, site, time)).rejects.toMatchObject({ name: 'VisitHasBegun' });
  expect((await visits.find(token, site)).visit.state).toBe('confirmed');
});

test('a link opens nothing on another site, after it expires, or for a booking that was never made', async () => {
  const { token, timeSlot } = await book();
  const gone = { status: 404 };
  await expect(visits.find(token, { ...site, name: 'brand-se' })).rejects.toMatchObject(gone);
  const never = getToken(randomUUID(), timeSlot);
  await expect(visits.find(never, site)).rejects.toMatchObject(gone);
  now = MONDAY_MS + 30 * 86_400_000;
  await expect(visits.find(token, site)).rejects.toMatchObject(gone);
});

test('a mail is retried when the server is busy, but not when the server refuses the address', async () => {
  post.replies.push(451, 451);
  await book({ name: 'busy' });
  notifier.start();
  await waitForMessages(1);
  expect(post.replies).toEqual([]);
  post.clear();
  post.replies.push(550);
  const { key } = await book({ name: 'nobody' });
  while (post.replies.length > 0) await wait(25);
  await waitForMessages(0);
  const { rows } = await database.query(
    `select "told" ->> 'state' as "state" from "visit_notice" where "key" = $1`,
    [key],
  );
  expect(rows).toEqual([{ state: 'confirmed' }]);
  expect(lines.join()).toContain('visit notice rejected; customer not notified');
});

test('two processes running in parallel send each notification once', async () => {
  const made = [];
  for (let index = 0; index < 6; index += 1) {
    const { date, availableSlots } = await mechmate.readFreeTimes(WEDNESDAY);
    const request = await mechmate.createFreeBooking({
      registrationNumber: ['BNS456', 'DSL123', 'MEK106', 'ELB12A', 'SUB123', 'KLM001'][index]!,
      timeSlot: `${date}T${availableSlots[index]}:00`,
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
    siteContent: {
      get: async (requestedSite, language) => defaultSiteContent(requestedSite, language),
    },
    origin: () => ORIGIN,
    logger: logTo({ write: () => undefined }, 'silent').logger,
    times: { poll: 10 },
    clock: () => now,
  });
  second.start();
  await waitForMessages(confirmed.length);
  await second.close();
});

test('a visit moved while a mail is being sent gets one more mail afterwards, not two at once', async () => {
  const { key } = await book();
  const notices = new VisitNotices(database);
  await database.query(`delete from "job" where "key" <> $1`, [key]);
  const queue = queueNames.visitNotice;
  const claim = (leaseMs = 60_000) => database.run((db) => claimJob(db, { queue }, leaseMs));
  const first = (await claim())!;
  await notices.scheduleCheck(key);
  expect(await claim()).toBeUndefined();
  expect(await database.run((db) => getMsUntilNextJob(db, queue))).toBeGreaterThan(50_000);
  await database.run((db) => completeJob(db, first));
  const second = (await claim())!;
  await notices.scheduleCheck(key);
  await database.run((db) => retryJob(db, second, 30_000));
  expect(await claim(10)).toMatchObject({ key });
  await wait(20);
  const third = await claim();
  await database.run((db) => retryJob(db, second, 0));
  expect(third).toMatchObject({ key });
  expect(await claim()).toBeUndefined();
});
