import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { Client, Pool } from 'pg';
import { object, string } from 'yup';
import { describeFailure } from '../../platform/database/describeFailure';
import { migrateDatabase } from '../../platform/database/migrate';
import { errorCode } from '../../platform/errorCode';
import { hasTables, readLastMigration, listTables } from './backup';

/** A stream of text or bytes in chunks of any size. */
type Chunks = AsyncIterable<string | Buffer>;

const ROWS_PER_INSERT = 500;

const header = object({
  format: string().oneOf(['forecourt-backup-1']).required(),
  migration: string().required(),
});
const tableLine = /^\{"table":"([a-z_]+)"\}$/;

/**
 * Restores a gzip-compressed backup file into a new database; returns the number of rows.
 * @throws Error like `restore`, and if the file does not exist or is damaged
 */
export async function restoreFile(url: string, path: string): Promise<number> {
  const file = await open(path);
  const unzipped = createGunzip();
  // A read error ends the stream `unzipped` with an error; `restore` then rolls back.
  pipeline(file.createReadStream(), unzipped).catch(() => undefined);
  try {
    return await restore(url, unzipped);
  } catch (error) {
    if (!errorCode(error)?.startsWith('Z_')) throw error;
    throw new Error(`${path} is not a complete backup: it cannot be decompressed.`, {
      cause: error,
    });
  } finally {
    unzipped.destroy();
  }
}

/**
 * Restores a backup into an empty database, completely or not at all; creates the tables first. Needs a
 * database role that may set `session_replication_role`, as that of the embedded database may.
 * @throws Error if the database already has Forecourt tables, or the backup is of another version
 * @returns number of rows read
 */
export async function restore(url: string, input: Chunks): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new Error(describeFailure(url, error), { cause: error });
  });
  try {
    if (await hasTables(client)) {
      throw new Error('The database is not empty. Restore into an empty one.');
    }
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      await migrateDatabase(pool);
    } finally {
      await pool.end();
    }
    try {
      return await insertBackup(client, input);
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

async function insertBackup(client: Client, input: Chunks): Promise<number> {
  await client.query('begin');
  // Disables foreign key checks: rows arrive table by table, possibly before the rows that they refer to.
  await client.query('set local session_replication_role = replica');
  const tables = await listTables(client);
  // Migrations insert some rows; the backup contains their current version.
  for (const table of tables) await client.query(`delete from "${table}"`);
  const count = await readRows(client, input, tables);
  for (const table of tables) await advanceSequences(client, table);
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
  for await (const line of splitLines(input)) {
    if (isFirst) {
      await checkHeader(client, line);
      isFirst = false;
      continue;
    }
    const [, tableName] = tableLine.exec(line) ?? [];
    if (tableName !== undefined) {
      await flush();
      if (!tables.includes(tableName))
        throw new Error(
          `The backup has an unknown table: ${tableName}. Restore it with the version that made it.`,
        );
      table = tableName;
    } else {
      rows.push(line);
      if (rows.length === ROWS_PER_INSERT) await flush();
    }
  }
  if (isFirst) throw new Error('The backup is empty.');
  await flush();
  return count;
}

/** Splits a stream into lines. Unlike `readline`, it rejects with an error of the input. */
async function* splitLines(input: Chunks): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let remainder = '';
  for await (const chunk of input) {
    const lines = (remainder + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split(
      '\n',
    );
    remainder = lines.pop() ?? '';
    yield* lines;
  }
  if (remainder !== '') yield remainder;
}

async function checkHeader(client: Client, line: string): Promise<void> {
  let migration: string;
  try {
    ({ migration } = header.validateSync(JSON.parse(line)));
  } catch {
    throw new Error('The file is not a backup of Forecourt.');
  }
  if (migration !== (await readLastMigration(client))) {
    throw new Error(
      'The backup was made by another version of Forecourt. Restore it with that version, then start this one.',
    );
  }
}

/**
 * Inserts rows. PostgreSQL parses the JSON itself, so values that JavaScript cannot represent, such as large
 * numbers, stay exact.
 */
async function insert(client: Client, table: string, rows: string[]): Promise<void> {
  await client.query(
    `insert into "${table}" overriding system value
      select * from json_populate_recordset(null::"${table}", $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Sets the identity sequences of a table to its highest restored numbers. */
async function advanceSequences(client: Client, table: string): Promise<void> {
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
