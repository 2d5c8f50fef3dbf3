import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { logEvent, readEvents } from '../../services/events/eventLog';
import { startDatabaseProcess, startTestDatabase } from './testDatabase';

const crashCount = 3;
const writerCount = 5;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a database that is killed while writing loses no acknowledged write', async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < crashCount; round++) {
    const database = await startDatabaseProcess(dataDir);
    const { db, pool, close } = await connectDatabase({ url: database.url });
    await migrateDatabase(pool);
    let hasCrashed = false;
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; !hasCrashed; count++) {
        const page = `${round}/${writer}/${count}`;
        await logEvent(db, {
          channel: 'WEB',
          currency: 'USD',
          page,
          pageVariantId: '',
          language: 'sv',
        });
        acknowledged.add(page);
      }
    };
    const writing = Array.from({ length: writerCount }, (_, writer) =>
      write(writer).catch(() => undefined),
    );
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800));
    await database.crash();
    hasCrashed = true;
    await Promise.all(writing);
    await close();
  }

  const database = await startDatabaseProcess(dataDir);
  const { db, close } = await connectDatabase({ url: database.url });
  const { events } = await readEvents(db, 1, 1_000_000);
  const storedPages = new Set(events.map(({ payload }) => (payload as { page: string }).page));
  const lost = [...acknowledged].filter((page) => !storedPages.has(page));
  await close();
  await database.stop();
  expect(acknowledged.size).toBeGreaterThan(crashCount * writerCount);
  expect(lost).toEqual([]);
});

test('the database stops cleanly, locks its folder while it runs and takes over a stale lock', async () => {
  const first = await startDatabaseProcess(dataDir);
  await expect(startDatabaseProcess(dataDir)).rejects.toThrow(/in use by another database process/);
  expect(await first.stop()).toBe(0);
  const second = await startDatabaseProcess(dataDir);
  await second.crash();
  const third = await startDatabaseProcess(dataDir);
  const otherFolder = join(dataDir, 'other');
  const port = Number(new URL(third.url).port);
  await expect(startDatabaseProcess(otherFolder, port)).rejects.toThrow(
    new RegExp(`Port ${port} is taken`),
  );
  expect(await third.stop()).toBe(0);
});

test('processes that migrate at the same time do so one after the other', async () => {
  const database = await startTestDatabase();
  const connect = () => connectDatabase({ url: database.url });
  const connections = await Promise.all([connect(), connect(), connect()]);
  try {
    await Promise.all(connections.map(({ pool }) => migrateDatabase(pool)));
    const { rows } = await connections[0].pool.query(
      'select hash from drizzle.__drizzle_migrations',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row: { hash: string }) => row.hash)).size).toBe(rows.length);
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
    await database.stop();
  }
});
