import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { describeFailure } from './describeFailure';

/** The database as all code sees it, whether embedded or a PostgreSQL server. */
export type Database = NodePgDatabase;

/** A transaction; functions that take a Database accept it as well. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The process's connections to the database. */
export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** postgres://user:password@host:port/name */
  url: string;
  /** Maximum number of connections; 8 when absent. */
  maxConnections?: number;
  /** How long to wait for a database that is still starting, in milliseconds. */
  timeoutMs?: number;
  /**
   * Called with a sentence for operators when the database has not answered for some seconds, such as during
   * its first setup, and again as an error when it should have answered.
   */
  onDelay?(reason: string, level: 'info' | 'error'): void;
  /** Called for connections that break while idle; the pool replaces them on its own. */
  onError?(error: Error): void;
}

const RETRY_MS = 250;
/** When to report that the database does not answer, and when that is an error. */
const REPORT_AFTER_MS = 4000;
const ERROR_AFTER_MS = 30_000;

/**
 * Connects to PostgreSQL, waiting for a database that is still starting.
 * @throws Error with a sentence for operators when it does not answer within the time limit
 */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { url, maxConnections = 8, timeoutMs = 60_000, onDelay, onError } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => onError?.(error));
  // The same applies to a connection that breaks in a transaction, between two queries; the next query
  // reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let lastError: unknown;
  const reportAfter = (ms: number, level: 'info' | 'error') =>
    setTimeout(() => onDelay?.(describeFailure(url, lastError), level), ms);
  const timers = [reportAfter(REPORT_AFTER_MS, 'info'), reportAfter(ERROR_AFTER_MS, 'error')];
  try {
    await waitUntilReady(pool, Date.now() + timeoutMs, (error) => (lastError = error));
  } catch (error) {
    await pool.end();
    throw new Error(describeFailure(url, error), { cause: error });
  } finally {
    timers.forEach(clearTimeout);
  }
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

async function waitUntilReady(
  pool: Pool,
  deadline: number,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      onFailure(error);
      if (Date.now() + RETRY_MS > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}
