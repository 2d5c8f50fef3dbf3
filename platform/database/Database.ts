import { Pool, type QueryResult } from 'pg';
import { migrateDatabase } from './migrate';
import { measurements } from '../telemetry/measurements';
import { inSpan } from '../telemetry/trace';
import { describeStatement } from './describeStatement';

/** Longest wait for the database before a visitor is told that it does not work, in ms. */
const PATIENCE_MS = 5000;

export type Query = (sql: string, values?: unknown[]) => Promise<QueryResult>;

export type Alone = <Result>(
  key: string,
  work: (query: Query) => Promise<Result>,
) => Promise<Result>;

/**
 * The web process's own tables. Queries are written by hand with numbered parameters: an error of theirs never
 * holds what a visitor wrote, and all times are the database's own.
 */
export class Database {
  readonly #pool: Pool;
  readonly #forgetPool: (() => void) | undefined;
  #ready: Promise<void> | undefined;

  /**
   * @param url postgres:// address; connections are made when they are needed
   * @param connections at a time
   */
  constructor(url: string, connections = 4) {
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // Connections that break while idle are replaced; without a listener they would end the process.
    this.#pool.on('error', () => undefined);
    this.#forgetPool = measurements()?.pool(this.#pool);
  }

  /** Whether the database answers at all. */
  async check(): Promise<void> {
    await this.#pool.query('select 1');
  }

  /** Runs one statement, once the tables are up to date. */
  readonly query: Query = async (sql, values = []) => {
    await this.#prepare();
    return inSpan('sql', describeStatement(sql), () => this.#pool.query(sql, values));
  };

  /**
   * Runs statements in one transaction, alone among all that name the same key, in all processes: what one of them
   * counts still holds when the next one acts on it.
   */
  readonly alone: Alone = async (key, work) => {
    await this.#prepare();
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
      const result = await work((sql, values = []) =>
        inSpan('sql', describeStatement(sql), () => client.query(sql, values)),
      );
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: unknown) => {
        failure = reason instanceof Error ? reason : new Error(String(reason));
      });
      throw error;
    } finally {
      // A connection that cannot be rolled back is not used again.
      client.release(failure);
    }
  };

  #prepare(): Promise<void> {
    this.#ready ??= migrateDatabase(this.#pool).catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  close(): Promise<void> {
    this.#forgetPool?.();
    return this.#pool.end();
  }
}
