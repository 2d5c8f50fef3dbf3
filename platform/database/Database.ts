import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database as Statements } from './connect';
import { migrateDatabase } from './migrate';
import { tracedPool } from './tracedPool';
import { measurements } from '../telemetry/measurements';

/** Maximum wait for the database before the request fails. */
const TIMEOUT_MS = 5000;

/** Typed statements, outside of a transaction or in one. */
export type { Database as Statements } from './connect';

/** A function that queries the database. */
type Queries<Result> = (db: Statements) => Promise<Result>;

/**
 * The web process's own tables, on one pool of connections. Its errors never contain visitors' input, and
 * all times are the database's.
 */
export class Database {
  readonly #plainPool: Pool;
  /** The same pool, with statements recorded in traces. */
  readonly #tracedPool: Pool;
  readonly #db: Statements;
  readonly #unregisterPool: (() => void) | undefined;
  #migrated: Promise<void> | undefined;

  /**
   * @param url postgres:// address; connections are opened when they are needed
   * @param maxConnections at the same time
   */
  constructor(url: string, maxConnections = 8) {
    const pool = new Pool({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    // The pool replaces connections that break while idle; without a listener they would end the
    // process.
    pool.on('error', () => undefined);
    this.#unregisterPool = measurements()?.pool(pool);
    this.#plainPool = pool;
    this.#tracedPool = tracedPool(pool);
    this.#db = drizzle(this.#tracedPool);
  }

  /** Whether the database answers at all. */
  readonly check = async (): Promise<void> => {
    await this.#tracedPool.query('select 1');
  };

  /** Runs statements, once the tables are up to date. */
  readonly run = async <Result>(work: Queries<Result>): Promise<Result> => {
    await this.#prepare();
    return work(this.#db).catch(withoutParameters);
  };

  /** Runs statements in one transaction. */
  readonly transaction = async <Result>(work: Queries<Result>): Promise<Result> => {
    await this.#prepare();
    const client = await this.#tracedPool.connect();
    let rollbackError: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(drizzle(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: unknown) => {
        rollbackError = reason instanceof Error ? reason : new Error(String(reason));
      });
      return withoutParameters(error);
    } finally {
      // A connection that cannot be rolled back is not used again.
      client.release(rollbackError);
    }
  };

  /**
   * Runs statements in one transaction that excludes all others with the same key, in all processes: a count
   * that was read is still right when the transaction writes.
   */
  readonly withLock = <Result>(key: string, work: Queries<Result>): Promise<Result> =>
    this.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      return work(db);
    });

  #prepare(): Promise<void> {
    this.#migrated ??= migrateDatabase(this.#plainPool).catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    return this.#migrated;
  }

  close(): Promise<void> {
    this.#unregisterPool?.();
    return this.#plainPool.end();
  }
}

/** Drizzle's own error repeats the parameters, which are visitors' input. */
function withoutParameters(error: unknown): never {
  throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}
