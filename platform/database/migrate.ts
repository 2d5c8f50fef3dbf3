import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Where the numbered SQL files are, from the project root. */
const migrationsFolder = join('platform', 'database', 'migrations');

/** Any number that nothing else in the database uses for an advisory lock. */
const migrationLock = 7_236_001;

/**
 * Brings the tables up to date with platform/database/migrations. Processes that start together take
 * turns by an advisory lock, so each migration runs once.
 *
 * The lock belongs to a transaction: the embedded database serves all connections from one session,
 * where a lock of the session would keep nobody out. The migrator's own BEGIN joins the transaction
 * and its COMMIT ends it.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // A connection that is lost fails the statement that runs; without a listener it would end the process.
  const lost = () => undefined;
  client.on('error', lost);
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    // What is not known to have ended is ended with its connection, and its transaction with it.
    failure = error instanceof Error ? error : new Error('The migration failed', { cause: error });
    throw error;
  } finally {
    client.off('error', lost);
    client.release(failure);
  }
}
