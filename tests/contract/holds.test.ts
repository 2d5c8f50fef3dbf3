import { randomUUID } from 'node:crypto';
import { PROOF_MINUTES } from '../../domain/holds/carHold';
import { HeldCars, type HeldCarSnapshot } from '../../features/holds/server/HeldCars';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { HoldNotices } from '../../features/holds/server/HoldNotices';
import { claimJob, completeJob, retryJob, getMsUntilNextJob } from '../../platform/jobs/jobStore';
import { HoldStore, type RequestedHold } from '../../features/holds/server/HoldStore';
import { withHolds } from '../../features/holds/server/withHolds';
import { logTo } from '../../platform/log';
import { queueNames } from '../../platform/jobs/queueNames';
import { requestHold, advanceHours, site } from './holdRequests';
import { startTestDatabase, type TestDatabase } from './testDatabase';

jest.setTimeout(180_000);

const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');

let testDatabase: TestDatabase;
/** Database connections of two web processes. */
let databases: QueriedDatabase[];
let database: QueriedDatabase;
let store: HoldStore;

beforeAll(async () => {
  testDatabase = await startTestDatabase();
  databases = [new QueriedDatabase(testDatabase.url), new QueriedDatabase(testDatabase.url)];
  [database] = databases as [QueriedDatabase];
  store = new HoldStore(database);
  for (const one of databases) await one.query('select 1');
});

afterAll(async () => {
  await Promise.all(databases.map((entry) => entry.close()));
  await testDatabase.stop();
});

afterEach(async () => {
  lines.length = 0;
  await database.query('delete from "car_hold"');
  await database.query('delete from "job"');
  await database.query('delete from "asked_hold"');
});

/** Requests a hold and verifies the e-mail address. */
async function requestAndVerify(hold: RequestedHold, by = store) {
  const outcome = await by.addRequest(hold);
  return outcome === 'taken' ? outcome : by.verify(hold.key, hold.site);
}

test('of 200 visitors who confirm a hold of the same car at once, one gets it and the others are refused', async () => {
  const stores = databases.map((entry) => new HoldStore(entry));
  const holds = Array.from({ length: 200 }, (_, index) => requestHold(`visitor${index}`));
  for (const hold of holds) await store.addRequest(hold);
  const outcomes = await Promise.all(
    holds.map(({ key }, index) => stores[index % 2]!.verify(key, site.name)),
  );
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(199);
  const { rows } = await database.query('select count(*)::int as "count" from "car_hold"');
  expect(rows).toEqual([{ count: 1 }]);
});

test('nothing is held until the address is confirmed, and an expired link holds nothing', async () => {
  const first = requestHold('maja');
  expect(await store.addRequest(first)).toBe('noted');
  expect(await store.find(first.key, site.name)).toBeUndefined();
  const held = await database.query('select from "car_hold"');
  expect(held.rowCount).toBe(0);
  const second = requestHold('nils');
  expect(await store.addRequest(second)).toBe('noted');
  expect(await store.verify(second.key, site.name)).toBe('held');
  expect(await store.verify(second.key, site.name)).toBe('held');
  expect(await store.verify(first.key, site.name)).toBe('taken');
  expect(await store.verify(first.key, 'another-site')).toBe('late');
  const expired = requestHold('olga', '4712');
  await store.addRequest(expired);
  await advanceHours(database, PROOF_MINUTES / 60);
  expect(await store.findRequest(expired.key, site.name)).toMatchObject({ isOpen: false });
  expect(await store.verify(expired.key, site.name)).toBe('late');
  await store.erase();
  const remaining = await database.query('select from "asked_hold"');
  expect(remaining.rowCount).toBe(0);
  expect(await store.verify(expired.key, site.name)).toBe('late');
});

test('the answer to a request does not reveal whether the address already holds a car', async () => {
  await requestAndVerify(requestHold('maja'));
  expect(await store.addRequest(requestHold('maja', '4712'))).toBe(
    await store.addRequest(requestHold('nils', '4712')),
  );
  expect(await store.addRequest(requestHold('maja'))).toBe(
    await store.addRequest(requestHold('olga')),
  );
});

test('a mailbox gets at most three unconfirmed requests, counted over all its spellings', async () => {
  const spellings = ['maja+1', 'maja+2', 'MAJA', 'maja+3'];
  const outcomes = [];
  for (const [at, name] of spellings.entries()) {
    outcomes.push(await store.addRequest(requestHold(name, `471${at}`)));
  }
  expect(outcomes).toEqual(['noted', 'noted', 'noted', 'known']);
  await advanceHours(database, PROOF_MINUTES / 60);
  expect(await store.addRequest(requestHold('maja', '4719'))).toBe('noted');
});

test('the same form is one hold, even if it is sent and confirmed repeatedly', async () => {
  const hold = requestHold('maja');
  const outcomes = await Promise.all([
    store.addRequest(hold),
    store.addRequest(hold),
    store.addRequest(hold),
  ]);
  expect(outcomes.sort()).toEqual(['known', 'known', 'noted']);
  const proofs = await Promise.all([1, 2, 3].map(() => store.verify(hold.key, site.name)));
  expect(proofs).toEqual(['held', 'held', 'held']);
});

test('a mailbox in any spelling holds one car of a site at a time, and each car once', async () => {
  await requestAndVerify(requestHold('maja'));
  expect(await requestAndVerify(requestHold('MAJA', '4712'))).toBe('limit');
  expect(await requestAndVerify(requestHold('maja+car', '4712'))).toBe('limit');
  await advanceHours(database, 49);
  expect(await requestAndVerify(requestHold('maja+car', '4712'))).toBe('held');
  expect(await requestAndVerify(requestHold('maja'))).toBe('repeated');
  expect(await requestAndVerify(requestHold('nils'))).toBe('held');
});

test('of several holds of a mailbox that are confirmed at once, one is kept', async () => {
  const holds = ['maja', 'maja+a', 'maja+b'].map((name, index) => requestHold(name, `471${index}`));
  for (const hold of holds) await store.addRequest(hold);
  const outcomes = await Promise.all(
    holds.map(({ key }, index) => new HoldStore(databases[index % 2]!).verify(key, site.name)),
  );
  expect(outcomes.sort()).toEqual(['held', 'limit', 'limit']);
});

test('a hold ends when it expires or is released, and the car is then available', async () => {
  const hold = requestHold('maja');
  await requestAndVerify(hold);
  await advanceHours(database, 47);
  expect(await requestAndVerify(requestHold('nils'))).toBe('taken');
  await store.release(hold.key, 'another-site');
  expect((await store.find(hold.key, site.name))?.state).toBe('held');
  await store.release(hold.key, site.name);
  expect((await store.find(hold.key, site.name))?.state).toBe('released');
  const next = requestHold('nils');
  expect(await requestAndVerify(next)).toBe('held');
  await advanceHours(database, 49);
  expect((await store.find(next.key, site.name))?.state).toBe('over');
  expect(await requestAndVerify(requestHold('olga'))).toBe('held');
});

test('the holder of a car is recognised only by the hold’s own key, while the hold lasts', async () => {
  const hold = requestHold('maja');
  await requestAndVerify(hold);
  expect(await store.findHolder(hold.key, site.name, '4711')).toEqual(hold.customer);
  expect(await store.findHolder(hold.key, site.name, '4712')).toBeUndefined();
  expect(await store.findHolder(hold.key, 'another-site', '4711')).toBeUndefined();
  expect(await store.findHolder(randomUUID(), site.name, '4711')).toBeUndefined();
  await store.release(hold.key, site.name);
  expect(await store.findHolder(hold.key, site.name, '4711')).toBeUndefined();
});

test('all data of a hold is erased a week after its end', async () => {
  const hold = requestHold('maja');
  await requestAndVerify(hold);
  await advanceHours(database, 48 + 24 * 6);
  expect(await store.erase()).toBe(0);
  await advanceHours(database, 25);
  expect(await store.erase()).toBe(1);
  expect(await store.find(hold.key, site.name)).toBeUndefined();
});

test('every web process knows which cars are held and until when, but not their holders', async () => {
  const changes: (readonly HeldCarSnapshot[])[] = [];
  const held = new HeldCars({
    database: databases[1]!,
    onChange: (cars) => changes.push(cars),
    logger,
    pollMs: 60_000,
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
  await requestAndVerify(requestHold('maja'));
  await held.refresh();
  expect(await find()).toEqual({
    car_id: '4711',
    car_is_reserved: true,
    car_reserved_until: expect.stringMatching(/Z$/),
  });
  expect(kept.car_is_reserved).toBe(false);
  expect(Object.keys(changes[0]![0]!).sort()).toEqual(['carId', 'slug', 'stock', 'until']);
  await advanceHours(database, 49);
  await held.refresh();
  expect(await find()).toBe(kept);
  expect(changes).toHaveLength(2);
  await held.close();
});

test('a hold that is released while its holder is being notified is notified again afterwards', async () => {
  const hold = requestHold('maja');
  await requestAndVerify(hold);
  const queue = queueNames.holdNotice;
  const claim = () => database.run((db) => claimJob(db, { queue }, 60_000));
  const notices = new HoldNotices(database);
  const first = (await claim())!;
  await store.release(hold.key, site.name);
  expect(await claim()).toBeUndefined();
  expect(await database.run((db) => getMsUntilNextJob(db, queue))).toBeGreaterThan(50_000);
  await notices.saveNotice(hold.key, { notified: 'held', nextMs: null });
  await database.run((db) => completeJob(db, first));
  const second = (await claim())!;
  expect(await notices.find(hold.key)).toMatchObject({ isReleased: true, lastNotified: 'held' });
  await database.run((db) => retryJob(db, second, 0));
  expect(await claim()).toMatchObject({ key: hold.key, attempts: 2 });
});
