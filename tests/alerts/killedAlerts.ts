import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AlertStore } from '../../features/alerts/server/AlertStore';
import { DeviceStore } from '../../features/alerts/server/DeviceStore';
import { Database } from '../../platform/database/Database';
import { seededRandom } from '../../services/stock/random';
import { change } from '../contract/search/searchTarget';
import { carIndex, testCars } from '../contract/search/testCars';
import { wantedAlert, watchedOnDevice } from '../contract/testAlerts';
import { startTestDatabase } from '../contract/testDatabase';
import { searchApiKey } from '../contract/testPlatform';
import { KilledServer } from '../support/KilledServer';
import { type KeptPush, TestDevice } from '../support/TestDevice';

const PATIENCE_MS = 120_000;
/** Between two crashes, in ms, at most. */
const LONGEST_PEACE_MS = 700;
/** Cars that come into the stock from one crash to the next. */
const CARS_A_CRASH = 10;
/** So many that no search has more cars than a mail shows. */
const BRANDS = ['Volvo', 'Kia', 'BMW', 'Volkswagen', 'Škoda'];

export interface AlertReport {
  crashes: number;
  /** Pairs of a search and a car that somebody must be told of. */
  due: number;
  /** Pairs that nobody was told of. */
  missing: string[];
  /** Pairs that stand in more than one mail. */
  doubled: string[];
  /** Pairs that were told and should not be. */
  wrong: string[];
}

/**
 * So many cars come into the stock, one by one, while two processes match them and send mails, and these and the search
 * service are killed at random. Each search has its own brand and address.
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
  const search = await KilledServer.start('tests/alerts/searchServer.main.ts', environment);
  const target = { url: search.url, apiKey: searchApiKey };
  const own = new Database(database.url);
  const webs = await Promise.all(
    [0, 1].map(() =>
      KilledServer.start('tests/alerts/alertServer.main.ts', {
        ...environment,
        SEARCH_URL: search.url,
      }),
    ),
  );
  const servers = [...webs, search];
  try {
    const { brandOf, devices } = await saveSearches(own, searches, `${search.url}/push`);
    await until(async () => (await cursor(own)) !== null);
    let isOver = false;
    let crashes = 0;
    const crashing = (async () => {
      while (!isOver) {
        await wait(random() * LONGEST_PEACE_MS);
        await servers[Math.floor(random() * servers.length)]!.crash();
        crashes += 1;
      }
    })();
    const [model] = testCars(1, 1);
    const came = Array.from({ length: cars }, (_, at) => ({
      ...model,
      car_id: `k${at}`,
      slug: `k${at}`,
      car_regno: undefined,
      car_brand: BRANDS[at % BRANDS.length]!,
      car_price: 100_000,
      car_has_campaign_price: false,
    }));
    for (const [at, car] of came.entries()) {
      // The last ones come after as many crashes as the first ones.
      await until(async () => crashes >= Math.floor(at / CARS_A_CRASH));
      // Whoever changes the stock sends it again until it is acknowledged.
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
      const { rows } = await own.query(
        `select (select count(*) from "alert_mail")::int + (select count(*) from "alert" where "car" is not null)::int as "open",
                (select "sequence" from "alert_cursor") >= (select max("sequence") from "search_change_log") as "read"`,
      );
      // What would wait for minutes is due now.
      await own.query(
        `update "alert_search" set "last_mail_at" = null, "next_mail_at" = least("next_mail_at", now())`,
      );
      const { open, read } = rows[0] as { open: number; read: boolean };
      return open === 0 && read;
    });
    const pairs = [...brandOf].flatMap(([email, brand]) =>
      came.filter(({ car_brand: of }) => of === brand).map(({ car_id: id }) => `${email} ${id}`),
    );
    const told = await toldPairs(own, devices);
    return {
      crashes,
      due: pairs.length,
      missing: pairs.filter((pair) => !told.has(pair)),
      doubled: [...told].filter(([, times]) => times > 1).map(([pair]) => pair),
      wrong: [...told.keys()].filter((pair) => !pairs.includes(pair)),
    };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await own.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Every other one is told by push messages. */
async function saveSearches(database: Database, count: number, pushService: string) {
  const mailed = new AlertStore(database);
  const pushed = new DeviceStore(database);
  const brandOf = new Map<string, string>();
  const devices = new Map<string, TestDevice>();
  for (let at = 0; at < count; at += 1) {
    const email = `p${at}@example.org`;
    const brand = BRANDS[at % BRANDS.length]!;
    const filters = { car_brand: [brand] };
    if (at % 2 === 0) {
      await mailed.save(wantedAlert({ email, filters }));
      brandOf.set(email, brand);
    } else {
      const device = new TestDevice(pushService);
      await pushed.save(watchedOnDevice({ filters }), device.subscription);
      brandOf.set(device.id, brand);
      devices.set(device.id, device);
    }
  }
  const { rows } = await database.query(`select "id" from "alert_search"`);
  for (const { id } of rows as { id: string }[]) await mailed.confirm(id);
  return { brandOf, devices };
}

/**
 * How many mails or notices tell an address of a car. Mails sent again under their id are one; so are notices, which
 * browsers show once by theirs.
 */
async function toldPairs(
  database: Database,
  devices: ReadonlyMap<string, TestDevice>,
): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  const add = (to: string, car: string) => {
    const pair = `${to} ${car}`;
    told.set(pair, (told.get(pair) ?? 0) + 1);
  };
  const { rows } = await database.query<Received>(
    `select "kind", "content" from "received_message"`,
  );
  const shown = new Map<string, string>();
  for (const { kind, content } of rows) {
    if (kind === 'email') {
      for (const [, id] of content.text.matchAll(/\/bil\/(k\d+)\//g)) add(content.to, id!);
    }
    const notice = devices.get(content.to)?.read(content);
    if (notice) shown.set(notice.id, content.to);
  }
  // A notice names a few of its cars; all are known by its id.
  const { rows: noticed } = await database.query(
    `select "mail_id" as "notice", "car_id" as "car" from "alert" where "mail_id" = any($1::uuid[])`,
    [[...shown.keys()]],
  );
  for (const { notice, car } of noticed as { notice: string; car: string }[]) {
    add(shown.get(notice)!, car);
  }
  return told;
}

interface Received {
  kind: string;
  content: KeptPush & { text: string };
}

async function cursor(database: Database): Promise<string | null> {
  const { rows } = await database.query(`select "sequence" from "alert_cursor"`);
  return (rows[0] as { sequence: string | null }).sequence;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It does not come about in time');
    await wait(50);
  }
}
