import { connect } from 'node:net';
import type { Config } from '../config';

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
}

/**
 * The processes that a configuration needs, in the order in which they start; they stop in the
 * opposite one. What has a real address is not embedded.
 */
export function processesFor(config: Config): ProcessPlan[] {
  const { embedded } = config;
  return [
    ...(embedded.database ? [database(config.databasePort)] : []),
    ...(embedded.upstreams ? [upstreams(config.embeddedPort)] : []),
    web(config.port),
  ];
}

const database = (port: number): ProcessPlan => ({
  name: 'database',
  source: 'server/embedded/database.ts',
  built: 'dist/server/database.js',
  isHealthy: () => accepts(port),
});

const upstreams = (port: number): ProcessPlan => ({
  name: 'embedded',
  source: 'server/embedded/embedded.ts',
  built: 'dist/server/embedded.js',
  isHealthy: () => answersWell(`http://127.0.0.1:${port}/health`),
});

/**
 * Bounds the web process's heap, in MB. Pages leave much short-lived garbage behind, and V8 lets it
 * gather up to what it takes for the machine's share: half as much memory again for no less work. The
 * young half-space of 8 MB instead of 16 takes 20 MB less for a twentieth more work. Kept pages, search
 * answers and pictures stand outside of the heap.
 */
const webHeap = ['--max-old-space-size=256', '--max-semi-space-size=8'];

const web = (port: number): ProcessPlan => ({
  name: 'web',
  source: 'server/main.ts',
  built: 'dist/server/index.js',
  nodeFlags: webHeap,
  isHealthy: () => answersWell(`http://127.0.0.1:${port}/readyz`),
});

async function answersWell(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
