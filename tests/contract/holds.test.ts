import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { holdOffer } from '../../blocks/CarHold/CarHold.fixture';
import { createSeal } from '../../runtime/seal';
import { Database } from '../../server/database/Database';
import { HeldCars, type KnownHeld } from '../../server/holds/HeldCars';
import { createHoldLinks } from '../../server/holds/holdLinks';
import { HoldNotices } from '../../server/holds/HoldNotices';
import { createHoldNotifier } from '../../server/holds/holdNotifier';
import { createHolds, type Holds } from '../../server/holds/holds';
import { HoldStore, type AskedHold } from '../../server/holds/HoldStore';
import { withHolds } from '../../server/holds/withHolds';
import type { Enquiry } from '../../server/leads/lead.types';
import { logTo } from '../../server/log';
import type { Mail } from '../../server/upstreams/mail';
import { UpstreamError } from '../../server/upstreams/UpstreamError';
import { defaultSiteContent } from '../../site/content/siteContent';
import { sites } from '../../sites/sites';
import { startTestDatabase, type TestDatabase } from './testDatabase';

jest.setTimeout(180_000);

const site = sites['automotive-se'];
const stock = site.search?.cars ?? '';
const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
const links = createHoldLinks(createSeal('a secret of ours', 'car hold'));

let process_: TestDatabase;
/** Two web processes. */
let databases: Database[];
let database: Database;
let store: HoldStore;

beforeAll(async () => {
  process_ = await startTestDatabase();
  databases = [new Database(process_.url), new Database(process_.url)];
  [database] = databases as [Database];
  store = new HoldStore(database);
  for (const one of databases) await one.query('select 1');
});

afterAll(async () => {
  await Promise.all(databases.map((one) => one.close()));
  await process_.stop();
});

afterEach(async () => {
  lines.length = 0;
  await database.query('delete from "car_hold"');
});

const asked = (name: string, carId = '4711', key: string = randomUUID()): AskedHold => ({
  key,
  site: site.name,
  language: 'en',
  stock,
  car: { ...holdOffer.car, car_id: carId },
  customer: { name: 'Maja Lind', phone: '070 123 45 67', email: `${name}@example.com` },
});

/** Time passes for holds, as the database's clock tells it. */
const pass = (hours: number) =>
  database.query(
    `update "car_hold" set "held_from" = "held_from" - make_interval(hours => $1),
            "held_until" = "held_until" - make_interval(hours => $1), "next_attempt_at" = now()`,
    [hours],
  );

test('of 200 visitors who ask for a car at once one gets it, the others are told', async () => {
  const stores = databases.map((one) => new HoldStore(one));
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, at) => stores[at % 2]!.take(asked(`visitor${at}`))),
  );
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(199);
  const { rows } = await database.query('select count(*)::int as "count" from "car_hold"');
  expect(rows).toEqual([{ count: 1 }]);
});

test('the same form is one hold, however often it is sent', async () => {
  const hold = asked('maja');
  const outcomes = await Promise.all([store.take(hold), store.take(hold), store.take(hold)]);
  expect(outcomes).toEqual(['held', 'held', 'held']);
});

test('an address of whatever case holds one car of a site at a time, and a car once', async () => {
  await store.take(asked('maja'));
  expect(await store.take(asked('MAJA', '4712'))).toBe('limit');
  expect(await store.take(asked('maja'))).toBe('repeated');
  await pass(49);
  expect(await store.take(asked('maja', '4712'))).toBe('held');
  expect(await store.take(asked('maja'))).toBe('repeated');
  expect(await store.take(asked('nils'))).toBe('held');
});

test('a hold ends by itself, or when it is given up, and the car is free then', async () => {
  const hold = asked('maja');
  await store.take(hold);
  await pass(47);
  expect(await store.take(asked('nils'))).toBe('taken');
  await store.release(hold.key, 'another-site');
  expect((await store.find(hold.key, site.name))?.state).toBe('held');
  await store.release(hold.key, site.name);
  expect((await store.find(hold.key, site.name))?.state).toBe('released');
  const next = asked('nils');
  expect(await store.take(next)).toBe('held');
  await pass(49);
  expect((await store.find(next.key, site.name))?.state).toBe('over');
  expect(await store.take(asked('olga'))).toBe('held');
});

test('who holds a car is told by its own hold alone, as long as that stands', async () => {
  const hold = asked('maja');
  await store.take(hold);
  expect(await store.findHolder(hold.key, site.name, '4711')).toEqual(hold.customer);
  expect(await store.findHolder(hold.key, site.name, '4712')).toBeUndefined();
  expect(await store.findHolder(hold.key, 'another-site', '4711')).toBeUndefined();
  expect(await store.findHolder(randomUUID(), site.name, '4711')).toBeUndefined();
  await store.release(hold.key, site.name);
  expect(await store.findHolder(hold.key, site.name, '4711')).toBeUndefined();
});

test('a week after its end nothing is left of a hold', async () => {
  const hold = asked('maja');
  await store.take(hold);
  await pass(48 + 24 * 6);
  expect(await store.erase()).toBe(0);
  await pass(25);
  expect(await store.erase()).toBe(1);
  expect(await store.find(hold.key, site.name)).toBeUndefined();
});

test('every web process knows held cars without a word of their holders, and when they are free', async () => {
  const changes: (readonly KnownHeld[])[] = [];
  const held = new HeldCars({
    database: databases[1]!,
    onChange: (cars) => changes.push(cars),
    logger,
    lookMs: 60_000,
  });
  const kept = { car_id: '4711', car_is_reserved: false };
  const search = withHolds(
    {
      search: () =>
        Promise.resolve({
          facet: [],
          content: [kept as never],
          total_items: 1,
          limit: 1,
          offset: 0,
        }),
    },
    held,
  );
  const find = async () => (await search.search(site.name, 'cars', {})).content[0];
  await held.refresh();
  expect(await find()).toBe(kept);
  await store.take(asked('maja'));
  await held.refresh();
  expect(await find()).toEqual({
    car_id: '4711',
    car_is_reserved: true,
    car_reserved_until: expect.stringMatching(/Z$/),
  });
  expect(kept.car_is_reserved).toBe(false);
  expect(Object.keys(changes[0]![0]!).sort()).toEqual(['carId', 'slug', 'stock', 'until']);
  await pass(49);
  await held.refresh();
  expect(await find()).toBe(kept);
  expect(changes).toHaveLength(2);
  await held.close();
});

test('a hold that is given up while its holder is being told is told of after that', async () => {
  const hold = asked('maja');
  await store.take(hold);
  const notices = new HoldNotices(database);
  const first = (await notices.claim(60_000))!;
  await store.release(hold.key, site.name);
  expect(await notices.claim(60_000)).toBeUndefined();
  expect(await notices.untilNext()).toBeGreaterThan(50_000);
  await notices.finish(first, { told: 'held', nextMs: null });
  const second = (await notices.claim(60_000))!;
  expect(second).toMatchObject({ isReleased: true, told: 'held' });
  await notices.tryAgain(second, 0);
  expect(await notices.claim(60_000)).toMatchObject({ key: hold.key, attempts: 2 });
});

describe('what is told', () => {
  let holds: Holds;
  let mails: Mail[];
  let enquiries: Enquiry[];
  let failures: number;
  let mailFailures: number;
  let notifier: ReturnType<typeof createHoldNotifier>;

  beforeEach(() => {
    mails = [];
    enquiries = [];
    failures = 0;
    mailFailures = 0;
    notifier = createHoldNotifier({
      notices: new HoldNotices(database),
      links,
      leads: {
        async accept(enquiry) {
          if (failures-- > 0) throw new UpstreamError('search', 'network', 'down');
          enquiries.push(enquiry);
        },
      },
      mail: {
        async send(mail) {
          if (mailFailures-- > 0) throw new UpstreamError('mail', 'network', 'down');
          mails.push(mail);
        },
      },
      sites: [site],
      siteContent: { get: async (of, language) => defaultSiteContent(of, language) },
      origin: () => 'https://automotive.example',
      logger,
      times: { retry: 20, maxRetryDelay: 50, look: 20 },
    });
    holds = createHolds({
      store,
      links,
      held: {
        refresh: async () => undefined,
        start: () => undefined,
        close: async () => undefined,
      },
      onNews: notifier.wake,
      logger,
    });
  });

  afterEach(() => notifier.close());

  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo(); tries += 1) {
      if (tries > 400) throw new Error('It does not happen');
      await wait(25);
    }
  };

  test('holder and seller are told once, reminded before the end, and the seller when it is given up', async () => {
    failures = 2;
    const hold = asked('maja');
    const taken = await holds.take(hold, site);
    await until(() => mails.length === 1);
    expect(mails[0]).toMatchObject({
      to: 'maja@example.com',
      subject: expect.stringMatching(/^Volvo V60 is held until \w+/),
      text: expect.stringContaining('https://automotive.example/en/kop-bil/reservera?hold='),
    });
    expect(enquiries).toMatchObject([
      {
        formSubmissionId: hold.key,
        carId: '4711',
        source: 'https://automotive.example/bil/4711/volvo-v60',
        values: { email: 'maja@example.com', message: expect.stringContaining('48 timmar') },
      },
    ]);
    await pass(43);
    await until(() => mails.length === 2);
    expect(mails[1]!.subject).toMatch(/^Your hold of Volvo V60 ends/);
    const token = new URL((taken as { page: string }).page, 'https://x').searchParams.get('hold')!;
    expect(await holds.show(token, site)).toMatchObject({ state: 'held', car: { car_id: '4711' } });
    expect(await holds.show(token, sites['carstore-se'])).toBe('unknown');
    expect(await holds.show(`${token}a`, site)).toBe('unknown');
    await holds.release(token, site);
    await until(() => enquiries.length === 2);
    expect(enquiries[1]!.formSubmissionId).not.toBe(hold.key);
    await holds.release(token, site);
    await wait(200);
    expect([mails.length, enquiries.length]).toEqual([2, 2]);
    expect(lines.join('')).not.toContain('example.com');
  });

  test('a seller who knows of a hold is told when it is given up before its holder could be', async () => {
    mailFailures = Infinity;
    const hold = asked('maja');
    const taken = await holds.take(hold, site);
    await until(() => enquiries.length === 1);
    const token = new URL((taken as { page: string }).page, 'https://x').searchParams.get('hold')!;
    await holds.release(token, site);
    await until(() => enquiries.length === 2);
    expect(enquiries[1]!.values.message).toContain('släppt i förtid');
    expect(new Set(enquiries.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(2);
    expect(mails).toEqual([]);
  });
});
