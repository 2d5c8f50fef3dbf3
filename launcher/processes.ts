import { Client } from 'pg';
import type { Config } from '../server/config';
import { maxShutDownMs } from '../server/shutDown';

/** One process of the product. */
export interface ProcessPlan {
  name: 'database' | 'embedded' | 'web';
  /** Entry as TypeScript, for development. */
  source: string;
  /** Entry as built, for production. */
  built: string;
  /** What Node is told when it runs the build. */
  nodeFlags?: readonly string[];
  /** Whether it serves already. Never rejects. */
  isHealthy: () => Promise<boolean>;
  /** How long it may take to end before it is killed, in ms. */
  stopMs: number;
  /** Ended, and so started again, when it no longer serves: some hang without ending. */
  watched?: true;
}

/**
 * The processes that a configuration needs, in the order in which they start; they stop in the
 * opposite one. What has a real address is not embedded.
 */
export function processesFor(config: Config): ProcessPlan[] {
  const { embedded } = config;
  return [
    ...(embedded.database ? [database(config.databaseUrl)] : []),
    ...(embedded.upstreams ? [upstreams(config.embeddedPort)] : []),
    web(config),
  ];
}

/** Longest wait for an answer, in ms: a busy machine starts many things at once. */
const PATIENCE_MS = 5000;

/** A little more than the programs themselves allow. */
const STOP_MS = 12_000;
const MARGIN_MS = 500;

const database = (url: string): ProcessPlan => ({
  name: 'database',
  source: 'services/database/database.main.ts',
  built: 'dist/server/database.js',
  isHealthy: () => answersQuery(url),
  stopMs: STOP_MS,
  watched: true,
});

const upstreams = (port: number): ProcessPlan => ({
  name: 'embedded',
  source: 'services/embedded/embedded.main.ts',
  built: 'dist/server/embedded.js',
  isHealthy: () => answersWell(`http://127.0.0.1:${port}/health`),
  stopMs: STOP_MS,
});

/**
 * Bounds the web process's heap, in MB. Pages leave much short-lived garbage behind, and V8 lets it
 * gather up to what it takes for the machine's share: half as much memory again for no less work. The
 * young half-space of 8 MB instead of 16 takes 20 MB less for a twentieth more work. Kept pages, search
 * answers and pictures stand outside of the heap. What lives in it when every kind of page has been asked for
 * is 133 MB, code and source maps half of it: a bound near to that ends the process.
 */
const webHeap = ['--max-old-space-size=256', '--max-semi-space-size=8'];

const web = ({ port, ...config }: Config): ProcessPlan => ({
  name: 'web',
  source: 'server/main.ts',
  built: 'dist/server/index.js',
  nodeFlags: webHeap,
  isHealthy: () => servesRequests(`http://127.0.0.1:${port}/readyz`),
  stopMs: maxShutDownMs(config) + MARGIN_MS,
});

async function answersWell(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

/** What `/readyz` says. */
interface ReadyAnswer {
  status: string;
  failing?: string[];
  keysRefused?: string[];
}

/**
 * A process that waits for the content platform alone serves what does not need it: a balancer sends visitors to others
 * meanwhile, but here there is no other, and what it stands on must not end with it.
 */
async function servesRequests(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return true;
    const { status, failing, keysRefused } = (await response.json()) as ReadyAnswer;
    return status === 'starting' && String(failing) === 'content' && !keysRefused;
  } catch {
    return false;
  }
}

/** Sends a real request: a port may take connections while no process answers. */
async function answersQuery(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A connection that breaks later would end the launcher.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited: a database that hangs would never close.
    void client.end().catch(() => undefined);
  }
}
