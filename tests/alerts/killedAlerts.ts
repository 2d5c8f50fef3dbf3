import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AlertStore } from '../../features/alerts/server/AlertStore';
import { DeviceStore } from '../../features/alerts/server/DeviceStore';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { seededRandom } from '../../services/stock/random';
import { change } from '../contract/search/searchTarget';
import { carIndex, createTestCars } from '../contract/search/testCars';
import { createAlert, createDeviceAlert } from '../contract/testAlerts';
import { startTestDatabase } from '../contract/testDatabase';
import { searchApiKey } from '../contract/testPlatform';
import { KillableServer } from '../support/KillableServer';
import { type StoredPush, TestDevice } from '../support/TestDevice';

const TIMEOUT_MS = 120_000;
/** Maximum time between two crashes. */
const MAX_CRASH_INTERVAL_MS = 700;
/** Number of new cars between two crashes. */
const CARS_PER_CRASH = 10;
/** Enough makes that no search matches more cars than a mail shows. */
const BRANDS = ['Volvo', 'Kia', 'BMW', 'Volkswagen', 'Škoda'];

export interface AlertReport {
  crashes: number;
  /** Number of pairs of a search and a car that must be reported. */
  due: number;
  /** Pairs that were not reported. */
  missing: string[];
  /** Pairs that were reported in more than one mail. */
  doubled: string[];
  /** Pairs that should not have been reported. */
  wrong: string[];
}

/**
 * Adds cars to the stock one by one, while two processes match them and send mails; these and the search
 * service are killed at random. Each search has its own make and address.
 */
export async function alertWhileServersCrash({
  cars,
  searches,
  seed,
}: {
  cars: number;
  searches: number;
  seed: number;
}): Promise<AlertReport> {
  const random = seededRandom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));
  const database = await startTestDatabase();
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const search = await KillableServer.start('tests/alerts/searchServer.main.ts', environment);
  const target = { url: search.url, apiKey: searchApiKey };
  const queries = new QueriedDatabase(database.url);
  const webs = await Promise.all(
    [0, 1].map(() =>
      KillableServer.start('tests/alerts/alertServer.main.ts', {
        ...environment,
        SEARCH_URL: search.url,
      }),
    ),
  );
  const servers = [...webs, search];
  try {
    const { brandOf, devices } = await saveSearches(queries, searches, `${search.url}/push`);
    await until(async () => (await cursor(queries)) !== null);
    let isOver = false;
    let crashes = 0;
    const crashing = (async () => {
      while (!isOver) {
        await wait(random() * MAX_CRASH_INTERVAL_MS);
        await servers[Math.floor(random() * servers.length)]!.crash();
        crashes += 1;
      }
    })();
    const [model] = createTestCars(1, 1);
    const came = Array.from({ length: cars }, (_, index) => ({
      ...model,
      car_id: `k${index}`,
      slug: `k${index}`,
      car_regno: undefined,
      car_brand: BRANDS[index % BRANDS.length]!,
      car_price: 100_000,
      car_has_campaign_price: false,
    }));
    for (const [at, car] of came.entries()) {
      // Ensures that the crashes are spread over all cars.
      await until(async () => crashes >= Math.floor(at / CARS_PER_CRASH));
      // Repeats a change of the stock until it is acknowledged.
      await until(() =>
        change(target, carIndex, [{ upsert: car }]).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
      await wait(random() * 60);
    }
    isOver = true;
    await crashing;
    await until(async () => {
      const { rows } = await queries.query(
        `select (select count(*) from "alert_mail")::int + (select count(*) from "alert" where "car" is not null)::int as "open",
                (select "sequence" from "alert_cursor") >= (select max("sequence") from "search_change_log") as "read"`,
      );
      // Makes retries due that would otherwise wait for minutes.
      await queries.query(
        `update "alert_search" set "last_mail_at" = null, "next_mail_at" = least("next_mail_at", now())`,
      );
      const { open, read } = rows[0] as { open: number; read: boolean };
      return open === 0 && read;
    });
    const pairs = [...brandOf].flatMap(([email, brand]) =>
      came.filter(({ car_brand: of }) => of === brand).map(({ car_id: id }) => `${email} ${id}`),
    );
    const notified = await notifiedPairs(queries, devices);
    return {
      crashes,
      due: pairs.length,
      missing: pairs.filter((pair) => !notified.has(pair)),
      doubled: [...notified].filter(([, times]) => times > 1).map(([pair]) => pair),
      wrong: [...notified.keys()].filter((pair) => !pairs.includes(pair)),
    };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await queries.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Saves searches; every other one uses push messages. */
async function saveSearches(database: QueriedDatabase, count: number, pushService: string) {
  const mailed = new AlertStore(database);
  const pushed = new DeviceStore(database);
  const brandOf = new Map<string, string>();
  const devices = new Map<string, TestDevice>();
  for (let index = 0; index < count; index += 1) {
    const email = `p${index}@example.org`;
    const brand = BRANDS[index % BRANDS.length]!;
    const filters = { car_brand: [brand] };
    if (index % 2 === 0) {
      await mailed.save(createAlert({ email, filters }));
      brandOf.set(email, brand);
    } else {
      const device = new TestDevice(pushService);
      await pushed.save(createDeviceAlert({ filters }), device.subscription);
      brandOf.set(device.id, brand);
      devices.set(device.id, device);
    }
  }
  const { rows } = await database.query(`select "id" from "alert_search"`);
  for (const { id } of rows as { id: string }[]) await mailed.confirm(id);
  return { brandOf, devices };
}

/**
 * Counts the mails or notices that report a car to an address. A mail that is sent again with the same id
 * counts once, and so does a notice, since browsers show each id once.
 */
async function notifiedPairs(
  database: QueriedDatabase,
  devices: ReadonlyMap<string, TestDevice>,
): Promise<Map<string, number>> {
  const notified = new Map<string, number>();
  const add = (to: string, car: string) => {
    const pair = `${to} ${car}`;
    notified.set(pair, (notified.get(pair) ?? 0) + 1);
  };
  const { rows } = await database.query<Received>(
    `select "kind", "content" from "received_message"`,
  );
  const displayed = new Map<string, string>();
  for (const { kind, content } of rows) {
    if (kind === 'email') {
      for (const [, id] of content.text.matchAll(/\/bil\/(k\d+)\//g)) add(content.to, id!);
    }
    const notice = devices.get(content.to)?.read(content);
    if (notice) displayed.set(notice.id, content.to);
  }
  // A notice lists only a few cars; all are found by its id.
  const { rows: noticeRows } = await database.query(
    `select "mail_id" as "notice", "car_id" as "car" from "alert" where "mail_id" = any($1::uuid[])`,
    [[...displayed.keys()]],
  );
  for (const { notice, car } of noticeRows as { notice: string; car: string }[]) {
    add(displayed.get(notice)!, car);
  }
  return notified;
}

interface Received {
  kind: string;
  content: StoredPush & { text: string };
}

async function cursor(database: QueriedDatabase): Promise<string | null> {
  const { rows } = await database.query(`select "sequence" from "alert_cursor"`);
  return (rows[0] as { sequence: string | null }).sequence;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It does not come about in time');
    await wait(50);
  }
}
