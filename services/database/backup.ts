import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { Client } from 'pg';
import { describeFailure } from '../../platform/database/describeFailure';

/** First line of a backup. */
interface BackupHeader {
  format: 'forecourt-backup-1';
  /** `created_at` of the last migration that ran: what the tables look like. */
  migration: string;
  takenAt: string;
}

/** Rows that are fetched at a time. */
const BATCH = 500;

/**
 * Writes all tables as lines of JSON: the header, then per table its name, followed by its rows. All of it is of one
 * moment; programs may go on writing. The embedded database answers nobody else meanwhile (a few seconds).
 * @param url postgres:// address
 * @returns how many rows were written
 */
export async function backUp(url: string, output: Writable): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new Error(describeFailure(url, error), { cause: error });
  });
  const write = async (line: string) => {
    if (output.errored) throw output.errored;
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    const header: BackupHeader = {
      format: 'forecourt-backup-1',
      migration: await lastMigration(client),
      takenAt: new Date().toISOString(),
    };
    await write(JSON.stringify(header));
    let count = 0;
    for (const table of await tablesOf(client)) {
      await write(JSON.stringify({ table }));
      await client.query(
        `declare rows cursor for select row_to_json(t)::text as row from "${table}" t`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`);
        for (const { row } of rows) await write(row);
        count += rows.length;
        if (rows.length < BATCH) break;
      }
      await client.query('close rows');
    }
    await client.query('commit');
    return count;
  } finally {
    await client.end();
  }
}

/** Names of our tables, in an order of their own. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Whether migrations have run here. */
export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  return rows[0]?.has === true;
}

/** `created_at` of the last migration. @throws Error where none has run */
export async function lastMigration(client: Client): Promise<string> {
  if (!(await hasTables(client))) throw new Error('This database has no tables of Forecourt.');
  const { rows } = await client.query<{ last: string }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ?? '';
}
