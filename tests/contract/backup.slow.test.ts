import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Client, Pool } from 'pg';
import { backUp, tablesOf } from '../../services/database/backup';
import type { Beginning } from './clusterTemplate';
import { restore, restoreFile } from '../../services/database/restore';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const folders: string[] = [];
const databases: TestDatabase[] = [];

async function newDatabase(beginning: Beginning): Promise<TestDatabase> {
  const database = await startTestDatabase(beginning);
  databases.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function asked<Answer>(url: string, ask: (client: Client) => Promise<Answer>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, as the database writes it. */
const everything = (url: string) =>
  asked(url, async (client) => {
    const tables = [];
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query(`select t::text as row from "${table}" t order by 1`);
      tables.push([table, rows.map(({ row }: { row: string }) => row)]);
    }
    return Object.fromEntries(tables) as Record<string, string[]>;
  });

/** A database in use: rows that refer to others, moments, ranges, numbers beyond JavaScript's, odd letters. */
async function usedDatabase(): Promise<string> {
  const { url } = await newDatabase('migrated');
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

async function backupOf(url: string): Promise<string> {
  const output = new PassThrough();
  const content = text(output);
  await backUp(url, output);
  output.end();
  return content;
}

test('what was backed up is there again after a restore, to the last letter', async () => {
  const url = await usedDatabase();
  const backup = await backupOf(url);
  const other = await newDatabase('empty');
  const rows = await restore(other.url, Readable.from(backup));
  const [before, after] = [await everything(url), await everything(other.url)];
  expect(after).toEqual(before);
  expect(before.media_asset).toHaveLength(1200);
  expect(rows).toBe(Object.values(before).flat().length);
  const next = await asked(other.url, (client) =>
    client.query(`insert into event (type, payload) values ('VIEW', '{}') returning id::int`),
  );
  expect(next.rows).toEqual([{ id: 8 }]);
});

test('a database in use is left as it is, and a file that is no backup changes nothing', async () => {
  const url = await usedDatabase();
  const backup = await backupOf(url);
  const before = await everything(url);
  await expect(restore(url, Readable.from(backup))).rejects.toThrow('in use already');
  expect(await everything(url)).toEqual(before);
  const other = await newDatabase('empty');
  const [header = '', ...lines] = backup.split('\n');
  const broken = [header, ...lines.slice(0, 1300), '{"broken'].join('\n');
  await expect(restore(other.url, Readable.from(broken))).rejects.toThrow();
  await expect(restore(other.url, Readable.from('{}\n'))).rejects.toThrow('no backup of Forecourt');
  const older = backup.replace(/"migration":"\d+"/, '"migration":"1"');
  await expect(restore(other.url, Readable.from(older))).rejects.toThrow('of another version');
  expect(await everything(other.url)).toEqual({});
  await restore(other.url, Readable.from(backup));
  expect(await everything(other.url)).toEqual(before);
});

test('a file that is cut off, packed by nobody or not there leaves a new database as it was', async () => {
  const url = await usedDatabase();
  const packed = gzipSync(await backupOf(url));
  const other = await newDatabase('empty');
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'));
  folders.push(folder);
  const file = join(folder, 'backup.gz');
  for (const content of [packed.subarray(0, packed.length - 200), Buffer.from('no gzip')]) {
    await writeFile(file, content);
    await expect(restoreFile(other.url, file)).rejects.toThrow('no whole backup');
  }
  await expect(restoreFile(other.url, join(folder, 'none'))).rejects.toThrow('ENOENT');
  expect(await everything(other.url)).toEqual({});
  await writeFile(file, packed);
  await restoreFile(other.url, file);
  expect(await everything(other.url)).toEqual(await everything(url));
});

test('a backup ends with the disk that is full', async () => {
  const { url } = await newDatabase('migrated');
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(new Error('no space left on device')),
  });
  full.on('error', () => undefined);
  await expect(backUp(url, full)).rejects.toThrow('no space left');
});
