import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import type { Database as Statements } from './connect';
import { migrateDatabase } from './migrate';
import { tracedPool } from './tracedPool';
import { measurements } from '../telemetry/measurements';

/** Longest wait for the database before a visitor is told that it does not work, in ms. */
const PATIENCE_MS = 5000;

/** Runs a statement that is written by hand; its rows are as the caller says. */
export type Query = <Row extends QueryResultRow = Record<string, unknown>>(
  sql: string,
  values?: unknown[],
) => Promise<QueryResult<Row>>;

/** Typed statements, outside of a transaction or in one. */
export type { Database as Statements } from './connect';

/** Work that asks the database. */
type Work<Result> = (db: Statements) => Promise<Result>;

/** Work in a transaction, by typed statements and by those that are written by hand. */
type TransactionWork<Result> = (db: Statements, query: Query) => Promise<Result>;

/**
 * The web process's own tables, on one pool of connections. An error of theirs never holds what a visitor wrote, and all
 * times are the database's own.
 */
export class Database {
  readonly #own: Pool;
  /** The same, whose statements are part of traces. */
  readonly #pool: Pool;
  readonly #db: Statements;
  readonly #forgetPool: (() => void) | undefined;
  #ready: Promise<void> | undefined;

  /**
   * @param url postgres:// address; connections are made when they are needed
   * @param connections at a time
   */
  constructor(url: string, connections = 8) {
    const pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // Connections that break while idle are replaced; without a listener they would end the process.
    pool.on('error', () => undefined);
    this.#forgetPool = measurements()?.pool(pool);
    this.#own = pool;
    this.#pool = tracedPool(pool);
    this.#db = drizzle(this.#pool);
  }

  /** Whether the database answers at all. */
  readonly check = async (): Promise<void> => {
    await this.#pool.query('select 1');
  };

  /** Runs one statement that is written by hand, once the tables are up to date. */
  readonly query: Query = async (text, values = []) => {
    await this.#prepare();
    return this.#pool.query(text, values);
  };

  /** Runs typed statements, once the tables are up to date. */
  readonly run = async <Result>(work: Work<Result>): Promise<Result> => {
    await this.#prepare();
    return work(this.#db).catch(withoutParameters);
  };

  /** Runs statements in one transaction. */
  readonly transaction = async <Result>(work: TransactionWork<Result>): Promise<Result> => {
    await this.#prepare();
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(drizzle(client), (text, values = []) => client.query(text, values));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: unknown) => {
        failure = reason instanceof Error ? reason : new Error(String(reason));
      });
      return withoutParameters(error);
    } finally {
      // A connection that cannot be rolled back is not used again.
      client.release(failure);
    }
  };

  /**
   * Runs statements in one transaction, alone among all that name the same key, in all processes: what one of them
   * counts still holds when the next one acts on it.
   */
  readonly alone = <Result>(key: string, work: TransactionWork<Result>): Promise<Result> =>
    this.transaction(async (db, query) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      return work(db, query);
    });

  #prepare(): Promise<void> {
    this.#ready ??= migrateDatabase(this.#own).catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  close(): Promise<void> {
    this.#forgetPool?.();
    return this.#own.end();
  }
}

/** Drizzle's own error repeats the parameters, which visitors wrote. */
function withoutParameters(error: unknown): never {
  throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}
