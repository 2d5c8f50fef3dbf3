import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { logTo } from '../../platform/log';
import { carKey, searchKey } from '../../platform/pages/surrogateKeys';
import { MAX_CARS } from '../../features/search/server/stockPurges/ChangedCars';
import {
  StockPurges,
  type StockPurgesOptions,
} from '../../features/search/server/stockPurges/StockPurges';
import type { StockChanges } from '../../features/search/server/stockChanges';
import { startTestDatabase, type TestDatabase } from './testDatabase';
import { waitUntil } from '../support/waitUntil';

const times = { pollMs: 20, leaseMs: 5000, settleMs: 10, holdDelayMs: 100 };
const sites = ['one', 'other'].map((name) => ({
  name,
  search: { cars: 'vehicles_shared', dealers: 'sites_shared' },
}));
const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'warn');

let server: TestDatabase;
let database: QueriedDatabase;

beforeAll(async () => {
  server = await startTestDatabase();
  database = new QueriedDatabase(server.url);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});
beforeEach(async () => {
  lines.length = 0;
  await database.query('delete from "car_hold"');
  await database.query(
    `update "stock_purge_cursor" set "sequence" = null, "holds_until" = now(), "lease_until" = '-infinity'`,
  );
});

/** Mock of the search service's change log with pages of five changes. */
function createChangeLog() {
  const ids: string[] = [];
  let isDown = false;
  return {
    add: (...some: string[]) => void ids.push(...some),
    breakDown: () => (isDown = true),
    changesAfter: (after: number | undefined): Promise<StockChanges> => {
      if (isDown) return Promise.reject(new Error('the log is down'));
      if (after === undefined) return Promise.resolve({ changes: [], last: ids.length });
      const some = ids.slice(after, after + 5);
      const changes = some.map((carId) => ({
        index: 'vehicles_shared',
        carId,
        before: null,
        after: null,
      }));
      return Promise.resolve({ changes, last: after + some.length });
    },
  };
}

/** Runs two web processes during `act`; returns the stock and keys of each purge. */
async function runWebProcesses(
  changes: StockPurgesOptions['changes'],
  act: (purged: string[][]) => Promise<void>,
  purge?: StockPurgesOptions['purge'],
) {
  const purged: string[][] = [];
  const webs = [1, 2].map(
    () =>
      new StockPurges({
        ...{ database, changes, sites, logger, times },
        purge: async (keys, stock) => {
          await purge?.(keys, stock);
          purged.push([stock, ...keys]);
        },
      }),
  );
  for (const web of webs) web.start();
  // Waits until the processes have read the end of the log.
  while ((await readPosition()) === null) await wait(10);
  try {
    await act(purged);
  } finally {
    for (const web of webs) await web.close();
  }
  return purged;
}

async function readPosition(): Promise<string | null> {
  const { rows } = await database.query(`select "sequence" from "stock_purge_cursor"`);
  return (rows as { sequence: string | null }[])[0]?.sequence ?? null;
}

const getKeys = (...ids: string[]) => [
  'vehicles_shared',
  ...ids.map((id) => carKey('vehicles_shared', id)),
];

test('changed cars are purged once, in batches, by one of the processes', async () => {
  const log = createChangeLog();
  log.add('before');
  const purged = await runWebProcesses(log, async (purged) => {
    log.add('a', 'b', 'a', 'c', 'd', 'e', 'f');
    await waitUntil(() => purged.length > 0);
    log.add('g');
    await waitUntil(() => purged.length > 1);
    log.add('h');
    await waitUntil(() => purged.length > 2);
  });
  expect(purged).toEqual([getKeys('a', 'b', 'c', 'd', 'e', 'f'), getKeys('g'), getKeys('h')]);
});

test('an import of the whole stock purges all car pages of the sites that show it', async () => {
  const log = createChangeLog();
  const purged = await runWebProcesses(log, async (purged) => {
    log.add(...Array.from({ length: MAX_CARS + 300 }, (_, index) => `car-${index}`));
    await waitUntil(() => purged.length > 0);
  });
  const all = ['vehicles_shared', searchKey('one', 'cars'), searchKey('other', 'cars')];
  expect(purged).toContainEqual(all);
  for (const one of purged) expect(one.length).toBeLessThanOrEqual(MAX_CARS + 1);
});

test('a failed purge is retried', async () => {
  const log = createChangeLog();
  let failures = 3;
  const purged = await runWebProcesses(
    log,
    async (purged) => {
      log.add('a');
      await waitUntil(() => purged.length > 0);
    },
    () => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new Error('nobody can be told')) : Promise.resolve();
    },
  );
  expect(purged).toEqual([getKeys('a')]);
  expect(lines.filter((line) => line.includes('changed cars not purged'))).toHaveLength(3);
});

async function createHold(carId: string, lastsMs: number): Promise<void> {
  await database.query(
    `insert into "car_hold" ("key", "site", "language", "stock", "car_id", "car", "customer", "held_until")
     values ($1, 'one', 'sv', 'vehicles_shared', $2, '{}', $3, now() + $4 * interval '1 millisecond')`,
    [randomUUID(), carId, JSON.stringify({ email: `${carId}@example.com` }), lastsMs],
  );
}

test('a hold is purged once when it starts and once when it expires', async () => {
  const purged = await runWebProcesses(createChangeLog(), async (purged) => {
    await createHold('held', 1500);
    await waitUntil(() => purged.length > 0);
    await createHold('for long', 3_600_000);
    await waitUntil(() => purged.length > 1);
    await waitUntil(() => purged.length > 2);
    await createHold('later', 3_600_000);
    await waitUntil(() => purged.length > 3);
  });
  expect(purged).toEqual([getKeys('held'), getKeys('for long'), getKeys('held'), getKeys('later')]);
});

test('holds are purged even if stock changes cannot be read, which is logged once', async () => {
  const log = createChangeLog();
  const purged = await runWebProcesses(log, async (purged) => {
    log.breakDown();
    await waitUntil(() => lines.length > 0);
    await createHold('held', 3_600_000);
    await waitUntil(() => purged.length > 0);
    await wait(100);
  });
  expect(purged).toEqual([getKeys('held')]);
  expect(lines.filter((line) => line.includes('stock changes not read; will retry'))).toHaveLength(
    1,
  );
});
