import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { listChildren, readCpuMs } from './cpuTime';

/** The built product, running on free ports. */
export interface Product {
  port: number;
  embeddedPort: number;
  /** Process ids of the web process and of the launcher. */
  pid: number;
  launcherPid: number;
  /** Returns the CPU time in ms of all its processes so far. */
  totalCpuMs: () => number;
  /** Time in ms from the start to the first complete page. */
  firstPageMs: number;
  stop: () => Promise<void>;
}

export interface ProductOptions {
  /** Data folder; default: a temporary folder. */
  dataDir?: string;
  /** Additional environment variables. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts the product like `npm start` and waits for the first page. */
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
    await endProcess(launcher);
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const web = listChildren(launcher.pid!).find(({ command }) => command.includes('server/index'));
    if (!web) throw new Error('The product has no web process');
    const listProcessIds = () => [
      launcher.pid!,
      ...listChildren(launcher.pid!).map(({ pid }) => pid),
    ];
    const totalCpuMs = () => listProcessIds().reduce((sum, pid) => sum + readCpuMs(pid), 0);
    return {
      port: port!,
      embeddedPort: embedded!,
      pid: web.pid,
      launcherPid: launcher.pid!,
      totalCpuMs,
      firstPageMs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const makeDataDir = () => mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));
