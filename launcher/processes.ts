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
  /** Flags of Node when it runs the build. */
  nodeFlags?: readonly string[];
  /** Whether the process serves. Never rejects. */
  isHealthy: () => Promise<boolean>;
  /** How long it may take to end before it is killed, in ms. */
  stopMs: number;
  /**
   * Set for processes that may hang without ending: they are killed and restarted when they no longer serve.
   */
  isWatched?: true;
}

/**
 * The processes that a configuration needs, in the order in which they start; they stop in the reverse
 * order. A system with a configured address is not embedded.
 */
export function processesFor(config: Config): ProcessPlan[] {
  const { embedded } = config;
  return [
    ...(embedded.database ? [database(config.databaseUrl)] : []),
    ...(embedded.upstreams ? [upstreams(config.embeddedPort)] : []),
    web(config),
  ];
}

/** Maximum wait for an answer: a busy machine starts many programs at once. */
const TIMEOUT_MS = 5000;

/** A little more than the programs' own limits. */
const STOP_MS = 12_000;
const STOP_MARGIN_MS = 500;

const database = (url: string): ProcessPlan => ({
  name: 'database',
  source: 'services/database/database.main.ts',
  built: 'dist/server/database.js',
  isHealthy: () => answersQuery(url),
  stopMs: STOP_MS,
  isWatched: true,
});

const upstreams = (port: number): ProcessPlan => ({
  name: 'embedded',
  source: 'services/embedded/embedded.main.ts',
  built: 'dist/server/embedded.js',
  isHealthy: () => answersOk(`http://127.0.0.1:${port}/health`),
  stopMs: STOP_MS,
});

/**
 * Bounds the web process's heap, in MB. Pages leave much short-lived garbage behind, and by default V8 lets
 * it grow in proportion to the machine's memory: the process then takes half as much memory again, and does
 * no less work. A young half-space of 8 MB instead of 16 takes 20 MB less for a twentieth more work. Cached
 * pages, search answers and pictures are outside of the heap. The live heap after a request for every kind of
 * page is 133 MB, code and source maps half of it: a bound close to that would end the process.
 */
const WEB_HEAP_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];

const web = ({ port, ...config }: Config): ProcessPlan => ({
  name: 'web',
  source: 'server/main.ts',
  built: 'dist/server/index.js',
  nodeFlags: WEB_HEAP_FLAGS,
  isHealthy: () => servesRequests(`http://127.0.0.1:${port}/readyz`),
  stopMs: maxShutDownMs(config) + STOP_MARGIN_MS,
});

async function answersOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/** The answer of `/readyz`. */
interface ReadyAnswer {
  status: string;
  failing?: string[];
  /** Upstreams that refuse our key: they need another one, so waiting does not help. */
  keysRefused?: string[];
}

/**
 * Whether the web process serves. A process that waits only for the content platform counts as serving,
 * since it answers requests that do not need the platform. A load balancer would use other processes
 * instead, but here there is no other, and the services that it depends on must keep running.
 */
async function servesRequests(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return true;
    const { status, failing, keysRefused } = (await response.json()) as ReadyAnswer;
    const isOnlyContentAwaited = failing?.length === 1 && failing[0] === 'content';
    return status === 'starting' && isOnlyContentAwaited && !keysRefused;
  } catch {
    return false;
  }
}

/** Whether the database answers a query: a port may accept connections while no process answers. */
async function answersQuery(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Without a listener, a connection that breaks later would end the launcher.
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
