import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Client, Pool } from 'pg';
import { backUp, listTables } from '../../services/database/backup';
import type { InitialState } from './clusterTemplate';
import { restore, restoreFile } from '../../services/database/restore';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const folders: string[] = [];
const databases: TestDatabase[] = [];

async function createDatabase(initialState: InitialState): Promise<TestDatabase> {
  const database = await startTestDatabase(initialState);
  databases.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function withClient<Answer>(url: string, work: (client: Client) => Promise<Answer>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns all rows of all tables as the database formats them. */
const readAllRows = (url: string) =>
  withClient(url, async (client) => {
    const tables = [];
    for (const table of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from "${table}" t order by 1`);
      tables.push([table, rows.map(({ row }: { row: string }) => row)]);
    }
    return Object.fromEntries(tables) as Record<string, string[]>;
  });

/**
 * Creates a database with foreign keys, timestamps, ranges, numbers beyond JavaScript's precision and
 * special characters.
 */
async function createFilledDatabase(): Promise<string> {
  const { url } = await createDatabase('migrated');
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(`
    insert into media_folder (id, parent_id, name, created_at) values
      ('b', null, 'Böcker "och" \\ bilder', '2026-03-01 10:00:00.123456+02'), ('a', 'b', E'två\\nrader', now());
    insert into media_asset (id, folder_id, name, kind, mime_type, path, bytes, alt, crops)
      select 'p' || n, 'a', 'picture', 'image', 'image/webp', '/p', 9007199254740993,
        '{"sv": "Bil", "x": 9007199254740993.25, "n": null}', '[]' from generate_series(1, 1200) n;
    insert into event (type, payload) select 'VIEW', json_build_object('n', n) from generate_series(1, 7) n`);
  await pool.end();
  return url;
}

async function createBackup(url: string): Promise<string> {
  const output = new PassThrough();
  const content = text(output);
  await backUp(url, output);
  output.end();
  return content;
}

test('a restore brings back exactly what was backed up', async () => {
  const url = await createFilledDatabase();
  const backup = await createBackup(url);
  const other = await createDatabase('empty');
  const rows = await restore(other.url, Readable.from(backup));
  const [before, after] = [await readAllRows(url), await readAllRows(other.url)];
  expect(after).toEqual(before);
  expect(before.media_asset).toHaveLength(1200);
  expect(rows).toBe(Object.values(before).flat().length);
  const next = await withClient(other.url, (client) =>
    client.query(`insert into event (type, payload) values ('VIEW', '{}') returning id::int`),
  );
  expect(next.rows).toEqual([{ id: 8 }]);
});

test('a database in use is not overwritten, and a file that is not a backup changes nothing', async () => {
  const url = await createFilledDatabase();
  const backup = await createBackup(url);
  const before = await readAllRows(url);
  await expect(restore(url, Readable.from(backup))).rejects.toThrow('is not empty');
  expect(await readAllRows(url)).toEqual(before);
  const other = await createDatabase('empty');
  const [header = '', ...lines] = backup.split('\n');
  const broken = [header, ...lines.slice(0, 1300), '{"broken'].join('\n');
  await expect(restore(other.url, Readable.from(broken))).rejects.toThrow();
  await expect(restore(other.url, Readable.from('{}\n'))).rejects.toThrow(
    'not a backup of Forecourt',
  );
  const older = backup.replace(/"migration":"\d+"/, '"migration":"1"');
  await expect(restore(other.url, Readable.from(older))).rejects.toThrow('by another version');
  expect(await readAllRows(other.url)).toEqual({});
  await restore(other.url, Readable.from(backup));
  expect(await readAllRows(other.url)).toEqual(before);
});

test('a truncated, foreign or missing file leaves a new database unchanged', async () => {
  const url = await createFilledDatabase();
  const compressed = gzipSync(await createBackup(url));
  const other = await createDatabase('empty');
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'));
  folders.push(folder);
  const file = join(folder, 'backup.gz');
  for (const content of [compressed.subarray(0, compressed.length - 200), Buffer.from('no gzip')]) {
    await writeFile(file, content);
    await expect(restoreFile(other.url, file)).rejects.toThrow('not a complete backup');
  }
  await expect(restoreFile(other.url, join(folder, 'none'))).rejects.toThrow('ENOENT');
  expect(await readAllRows(other.url)).toEqual({});
  await writeFile(file, compressed);
  await restoreFile(other.url, file);
  expect(await readAllRows(other.url)).toEqual(await readAllRows(url));
});

test('a backup fails when the disk is full', async () => {
  const { url } = await createDatabase('migrated');
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(new Error('no space left on device')),
  });
  full.on('error', () => undefined);
  await expect(backUp(url, full)).rejects.toThrow('no space left');
});
