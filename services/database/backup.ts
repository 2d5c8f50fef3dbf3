import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { Client } from 'pg';
import { describeFailure } from '../../platform/database/describeFailure';

/** First line of a backup file. */
interface BackupHeader {
  format: 'forecourt-backup-1';
  /** `created_at` of the last migration; identifies the version of the tables. */
  migration: string;
  takenAt: string;
}

const ROWS_PER_FETCH = 500;

/**
 * Writes all tables as JSON lines: the header, then for each table its name and its rows. The backup is one
 * snapshot, so other programs may keep writing. The embedded database answers no other query meanwhile (a
 * few seconds).
 * @param url postgres:// address
 * @returns number of rows written
 */
export async function backUp(url: string, output: Writable): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new Error(describeFailure(url, error), { cause: error });
  });
  const writeLine = async (line: string) => {
    if (output.errored) throw output.errored;
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    const header: BackupHeader = {
      format: 'forecourt-backup-1',
      migration: await readLastMigration(client),
      takenAt: new Date().toISOString(),
    };
    await writeLine(JSON.stringify(header));
    let count = 0;
    for (const table of await listTables(client)) {
      await writeLine(JSON.stringify({ table }));
      await client.query(
        `declare rows cursor for select row_to_json(t)::text as row from "${table}" t`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_PER_FETCH} from rows`);
        for (const { row } of rows) await writeLine(row);
        count += rows.length;
        if (rows.length < ROWS_PER_FETCH) break;
      }
      await client.query('close rows');
    }
    await client.query('commit');
    return count;
  } finally {
    await client.end();
  }
}

/** Returns the names of all Forecourt tables in a fixed order. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Checks whether migrations have run in the database. */
export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  return rows[0]?.has === true;
}

/** Returns `created_at` of the last migration. @throws Error if none has run */
export async function readLastMigration(client: Client): Promise<string> {
  if (!(await hasTables(client)))
    throw new Error('The database has no tables of Forecourt. Check DATABASE_URL.');
  const { rows } = await client.query<{ last: string }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ?? '';
}
