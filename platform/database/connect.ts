import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { describeFailure } from './describeFailure';

/** The database as all code sees it, whether embedded or a PostgreSQL server. */
export type Database = NodePgDatabase;

/** A transaction of it; anything that takes a Database takes one of these as well. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** postgres://user:password@host:port/name */
  url: string;
  /** Most connections at a time; 8 when absent. */
  maxConnections?: number;
  /** How long to wait for a database that is still starting, in milliseconds. */
  patience?: number;
  /** Told once, in a sentence for people, when the database has not answered for some seconds. */
  onLate?(message: string): void;
  /** Told of connections that break while idle; the pool replaces them by itself. */
  onError?(error: Error): void;
}

const retryDelay = 250;
/** When somebody is told that the database does not answer, in milliseconds. */
const LATE_MS = 4000;

/**
 * Connects to PostgreSQL, waiting for a database that is still starting.
 * Throws an error for people once `patience` is over.
 */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { url, maxConnections = 8, patience = 60_000, onLate, onError } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => onError?.(error));
  // So would one that breaks in a transaction, between two queries; the next query tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let last: unknown;
  const late = setTimeout(() => onLate?.(describeFailure(url, last)), LATE_MS);
  try {
    await waitUntilReady(pool, Date.now() + patience, (error) => (last = error));
  } catch (error) {
    await pool.end();
    throw new Error(describeFailure(url, error), { cause: error });
  } finally {
    clearTimeout(late);
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
      if (Date.now() + retryDelay > deadline) throw error;
      await wait(retryDelay);
    }
  }
}
