import { randomUUID } from 'node:crypto';
import { PROOF_MINUTES } from '../../domain/holds/carHold';
import { Database } from '../../platform/database/Database';
import { HeldCars, type KnownHeld } from '../../features/holds/server/HeldCars';
import { HOLD_QUEUE, HoldNotices } from '../../features/holds/server/HoldNotices';
import { claimJob, completeJob, retryJob, untilNextJob } from '../../platform/jobs/jobStore';
import { HoldStore, type AskedHold } from '../../features/holds/server/HoldStore';
import { withHolds } from '../../features/holds/server/withHolds';
import { logTo } from '../../platform/log';
import { asked, passHours, site } from './askedHolds';
import { startTestDatabase, type TestDatabase } from './testDatabase';

jest.setTimeout(180_000);

const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');

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
  await database.query('delete from "job"');
  await database.query('delete from "asked_hold"');
});

/** Asks to hold a car, and proves the address by the mail's link. */
async function take(hold: AskedHold, by = store) {
  const outcome = await by.ask(hold);
  return outcome === 'taken' ? outcome : by.prove(hold.key, hold.site);
}

test('of 200 visitors who prove at once that they asked for a car one gets it, the others are told', async () => {
  const stores = databases.map((one) => new HoldStore(one));
  const holds = Array.from({ length: 200 }, (_, at) => asked(`visitor${at}`));
  for (const hold of holds) await store.ask(hold);
  const outcomes = await Promise.all(
    holds.map(({ key }, at) => stores[at % 2]!.prove(key, site.name)),
  );
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(199);
  const { rows } = await database.query('select count(*)::int as "count" from "car_hold"');
  expect(rows).toEqual([{ count: 1 }]);
});

test('nothing is held until the address is proved, and nothing by a link that came too late', async () => {
  const first = asked('maja');
  expect(await store.ask(first)).toBe('noted');
  expect(await store.find(first.key, site.name)).toBeUndefined();
  const held = await database.query('select from "car_hold"');
  expect(held.rowCount).toBe(0);
  const second = asked('nils');
  expect(await store.ask(second)).toBe('noted');
  expect(await store.prove(second.key, site.name)).toBe('held');
  expect(await store.prove(second.key, site.name)).toBe('held');
  expect(await store.prove(first.key, site.name)).toBe('taken');
  expect(await store.prove(first.key, 'another-site')).toBe('late');
  const late = asked('olga', '4712');
  await store.ask(late);
  await passHours(database, PROOF_MINUTES / 60);
  expect(await store.findAsked(late.key, site.name)).toMatchObject({ isOpen: false });
  expect(await store.prove(late.key, site.name)).toBe('late');
  await store.erase();
  const left = await database.query('select from "asked_hold"');
  expect(left.rowCount).toBe(0);
  expect(await store.prove(late.key, site.name)).toBe('late');
});

test('who asks is answered alike, whether or not the address holds a car already', async () => {
  await take(asked('maja'));
  expect(await store.ask(asked('maja', '4712'))).toBe(await store.ask(asked('nils', '4712')));
  expect(await store.ask(asked('maja'))).toBe(await store.ask(asked('olga')));
});

test('a mailbox is written to three times at most while nobody proves, and is not counted as another', async () => {
  const spellings = ['maja+1', 'maja+2', 'MAJA', 'maja+3'];
  const outcomes = [];
  for (const [at, name] of spellings.entries()) {
    outcomes.push(await store.ask(asked(name, `471${at}`)));
  }
  expect(outcomes).toEqual(['noted', 'noted', 'noted', 'known']);
  await passHours(database, PROOF_MINUTES / 60);
  expect(await store.ask(asked('maja', '4719'))).toBe('noted');
});

test('the same form is one hold, however often it is sent and proved', async () => {
  const hold = asked('maja');
  const outcomes = await Promise.all([store.ask(hold), store.ask(hold), store.ask(hold)]);
  expect(outcomes.sort()).toEqual(['known', 'known', 'noted']);
  const proofs = await Promise.all([1, 2, 3].map(() => store.prove(hold.key, site.name)));
  expect(proofs).toEqual(['held', 'held', 'held']);
});

test('a mailbox, however its address is written, holds one car of a site at a time, and a car once', async () => {
  await take(asked('maja'));
  expect(await take(asked('MAJA', '4712'))).toBe('limit');
  expect(await take(asked('maja+car', '4712'))).toBe('limit');
  await passHours(database, 49);
  expect(await take(asked('maja+car', '4712'))).toBe('held');
  expect(await take(asked('maja'))).toBe('repeated');
  expect(await take(asked('nils'))).toBe('held');
});

test('of several holds of a mailbox that are proved at once one stands', async () => {
  const holds = ['maja', 'maja+a', 'maja+b'].map((name, at) => asked(name, `471${at}`));
  for (const hold of holds) await store.ask(hold);
  const outcomes = await Promise.all(
    holds.map(({ key }, at) => new HoldStore(databases[at % 2]!).prove(key, site.name)),
  );
  expect(outcomes.sort()).toEqual(['held', 'limit', 'limit']);
});

test('a hold ends by itself, or when it is given up, and the car is free then', async () => {
  const hold = asked('maja');
  await take(hold);
  await passHours(database, 47);
  expect(await take(asked('nils'))).toBe('taken');
  await store.release(hold.key, 'another-site');
  expect((await store.find(hold.key, site.name))?.state).toBe('held');
  await store.release(hold.key, site.name);
  expect((await store.find(hold.key, site.name))?.state).toBe('released');
  const next = asked('nils');
  expect(await take(next)).toBe('held');
  await passHours(database, 49);
  expect((await store.find(next.key, site.name))?.state).toBe('over');
  expect(await take(asked('olga'))).toBe('held');
});

test('who holds a car is told by its own hold alone, as long as that stands', async () => {
  const hold = asked('maja');
  await take(hold);
  expect(await store.findHolder(hold.key, site.name, '4711')).toEqual(hold.customer);
  expect(await store.findHolder(hold.key, site.name, '4712')).toBeUndefined();
  expect(await store.findHolder(hold.key, 'another-site', '4711')).toBeUndefined();
  expect(await store.findHolder(randomUUID(), site.name, '4711')).toBeUndefined();
  await store.release(hold.key, site.name);
  expect(await store.findHolder(hold.key, site.name, '4711')).toBeUndefined();
});

test('a week after its end nothing is left of a hold', async () => {
  const hold = asked('maja');
  await take(hold);
  await passHours(database, 48 + 24 * 6);
  expect(await store.erase()).toBe(0);
  await passHours(database, 25);
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
  await take(asked('maja'));
  await held.refresh();
  expect(await find()).toEqual({
    car_id: '4711',
    car_is_reserved: true,
    car_reserved_until: expect.stringMatching(/Z$/),
  });
  expect(kept.car_is_reserved).toBe(false);
  expect(Object.keys(changes[0]![0]!).sort()).toEqual(['carId', 'slug', 'stock', 'until']);
  await passHours(database, 49);
  await held.refresh();
  expect(await find()).toBe(kept);
  expect(changes).toHaveLength(2);
  await held.close();
});

test('a hold that is given up while its holder is being told is told of after that', async () => {
  const hold = asked('maja');
  await take(hold);
  const queue = HOLD_QUEUE;
  const claim = () => database.run((db) => claimJob(db, { queue }, 60_000));
  const notices = new HoldNotices(database);
  const first = (await claim())!;
  await store.release(hold.key, site.name);
  expect(await claim()).toBeUndefined();
  expect(await database.run((db) => untilNextJob(db, queue))).toBeGreaterThan(50_000);
  await notices.note(hold.key, { told: 'held', nextMs: null });
  await database.run((db) => completeJob(db, first));
  const second = (await claim())!;
  expect(await notices.find(hold.key)).toMatchObject({ isReleased: true, told: 'held' });
  await database.run((db) => retryJob(db, second, 0));
  expect(await claim()).toMatchObject({ key: hold.key, attempts: 2 });
});
