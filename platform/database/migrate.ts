import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Folder of the numbered SQL files, from the project root. */
const MIGRATIONS_FOLDER = join('platform', 'database', 'migrations');

/** An arbitrary number that nothing else in the database uses for an advisory lock. */
const MIGRATION_LOCK = 7_236_001;

/**
 * Brings the tables up to date with platform/database/migrations. Processes that start together take turns
 * with an advisory lock, so each migration runs once.
 *
 * The lock belongs to a transaction: the embedded database serves all connections from one session,
 * where a session lock would exclude no other connection. The migrator's own BEGIN joins the
 * transaction and its COMMIT ends it.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // A lost connection fails the running statement; without a listener it would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  let migrationError: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    // Closing the connection also ends a transaction that may still be open.
    migrationError =
      error instanceof Error ? error : new Error('The migration failed', { cause: error });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(migrationError);
  }
}
