import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { Client, Pool } from 'pg';
import { object, string } from 'yup';
import { describeFailure } from '../../platform/database/describeFailure';
import { migrateDatabase } from '../../platform/database/migrate';
import { errorCode } from '../../platform/errorCode';
import { hasTables, lastMigration, tablesOf } from './backup';

/** What a stream gives who reads it. */
type Chunks = AsyncIterable<string | Buffer>;

/** Rows that are written at a time. */
const BATCH = 500;

const header = object({
  format: string().oneOf(['forecourt-backup-1']).required(),
  migration: string().required(),
});
const tableLine = /^\{"table":"([a-z_]+)"\}$/;

/**
 * Fills a new database from a file that `backUp` wrote, packed by gzip.
 * @throws Error as `restore` does, and for a file that is not there or cannot be unpacked to its end
 */
export async function restoreFile(url: string, path: string): Promise<number> {
  const file = await open(path);
  const unpacked = createGunzip();
  // What fails ends `unpacked`, and with it the restoring, which then puts the database back as it was.
  pipeline(file.createReadStream(), unpacked).catch(() => undefined);
  try {
    return await restore(url, unpacked);
  } catch (error) {
    if (!errorCode(error)?.startsWith('Z_')) throw error;
    throw new Error(`${path} is no whole backup: it cannot be unpacked.`, { cause: error });
  } finally {
    unpacked.destroy();
  }
}

/**
 * Fills a new database from a backup: wholly, or it stays without tables. Makes the tables first. Needs a role that
 * may set `session_replication_role`, as that of the embedded database.
 * @throws Error when the database has tables of ours already, or the backup is of other tables than this version makes
 * @returns how many rows were read
 */
export async function restore(url: string, input: Chunks): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new Error(describeFailure(url, error), { cause: error });
  });
  try {
    if (await hasTables(client)) {
      throw new Error('The database is in use already. Restore into a new one.');
    }
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      await migrateDatabase(pool);
    } finally {
      await pool.end();
    }
    try {
      return await fill(client, input);
    } catch (error) {
      await client.query(
        'rollback; drop schema public cascade; create schema public; drop schema drizzle cascade',
      );
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function fill(client: Client, input: Chunks): Promise<number> {
  await client.query('begin');
  // Rows come table by table, before those that they refer to.
  await client.query('set local session_replication_role = replica');
  const tables = await tablesOf(client);
  // Migrations write some rows themselves; those of the backup are theirs as they became.
  for (const table of tables) await client.query(`delete from "${table}"`);
  const count = await readRows(client, input, tables);
  for (const table of tables) await continueNumbers(client, table);
  await client.query('commit');
  return count;
}

async function readRows(client: Client, input: Chunks, tables: string[]): Promise<number> {
  let table: string | undefined;
  let rows: string[] = [];
  let count = 0;
  let isFirst = true;
  const flush = async () => {
    if (rows.length > 0) await insert(client, table ?? '', rows);
    count += rows.length;
    rows = [];
  };
  for await (const line of linesOf(input)) {
    if (isFirst) {
      await checkHeader(client, line);
      isFirst = false;
      continue;
    }
    const [, named] = tableLine.exec(line) ?? [];
    if (named !== undefined) {
      await flush();
      if (!tables.includes(named))
        throw new Error(`The backup has a table that is not known: ${named}.`);
      table = named;
    } else {
      rows.push(line);
      if (rows.length === BATCH) await flush();
    }
  }
  if (isFirst) throw new Error('The backup is empty.');
  await flush();
  return count;
}

/** Unlike readline's, they end with the error that ends the input. */
async function* linesOf(input: Chunks): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function checkHeader(client: Client, line: string): Promise<void> {
  let migration: string;
  try {
    ({ migration } = header.validateSync(JSON.parse(line)));
  } catch {
    throw new Error('This is no backup of Forecourt.');
  }
  if (migration !== (await lastMigration(client))) {
    throw new Error(
      'The backup is of another version: restore it with that one, then start this one.',
    );
  }
}

/** The database reads the values itself: what JavaScript cannot hold, such as long numbers, stays as it is. */
async function insert(client: Client, table: string, rows: string[]): Promise<void> {
  await client.query(
    `insert into "${table}" overriding system value
      select * from json_populate_recordset(null::"${table}", $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Numbers that the database gives go on behind those that are there. */
async function continueNumbers(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [`"${table}"`],
  );
  for (const { column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}")) from "${table}"`,
    );
  }
}
