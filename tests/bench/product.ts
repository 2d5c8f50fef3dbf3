import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf, cpuTime } from './cpuTime';

/** Most milliseconds until the product must answer, the database's first start included. */
const PATIENCE_MS = 120_000;

/** The built product, running on free ports. */
export interface Product {
  port: number;
  embeddedPort: number;
  /** Ids of the web process and of the launcher that started all. */
  pid: number;
  launcher: number;
  /** CPU time in ms that all of its processes have used so far. */
  cpuTime: () => number;
  /** Milliseconds from starting the processes to the first complete page. */
  firstPageMs: number;
  stop: () => Promise<void>;
}

export interface ProductOptions {
  /** Where it keeps its data; a new directory, removed at the end, when left out. */
  dataDir?: string;
  /** Further environment variables. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts the product as `npm start` does once it is built, and waits for its first page. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const [port, embedded, database] = await freePorts(3);
  const started = performance.now();
  const launcher = spawn(process.execPath, ['dist/server/start.js'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      EMBEDDED_PORT: String(embedded),
      DATABASE_PORT: String(database),
      DATA_DIR: dataDir,
      ...options.environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await end(launcher);
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilFirstPage(launcher, port!);
    const firstPageMs = performance.now() - started;
    const web = childrenOf(launcher.pid!).find(({ command }) => command.includes('server/index'));
    if (!web) throw new Error('The product has no web process');
    const all = () => [launcher.pid!, ...childrenOf(launcher.pid!).map(({ pid }) => pid)];
    const spent = () => all().reduce((sum, pid) => sum + cpuTime(pid), 0);
    return {
      port: port!,
      embeddedPort: embedded!,
      pid: web.pid,
      launcher: launcher.pid!,
      cpuTime: spent,
      firstPageMs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const makeDataDir = () => mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));

async function untilFirstPage(launcher: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (launcher.exitCode !== null) throw new Error('The product stopped while it was starting');
    try {
      const response = await fetch(`http://localhost:${port}/`);
      await response.text();
      if (response.ok) return;
    } catch {
      // Nobody listens yet.
    }
    await wait(20);
  }
  throw new Error('The product did not answer in time');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Ports that nobody listens on; taken together, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
