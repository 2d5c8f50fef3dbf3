import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { end, startBuilt } from '../support/built';
import { freePorts } from '../support/freePorts';
import { childrenOf, cpuTime } from './cpuTime';

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
  const launcher = await startBuilt('start', `http://localhost:${port}/`, {
    LOG_LEVEL: 'warn',
    PORT: String(port),
    EMBEDDED_PORT: String(embedded),
    DATABASE_PORT: String(database),
    DATA_DIR: dataDir,
    ...options.environment,
  });
  const firstPageMs = performance.now() - started;
  const stop = async () => {
    await end(launcher);
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
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
