import type { StopReason } from '../platform/onStop';
import type { Config } from './config';
import type { Readiness } from './health/readiness';
import type { GracefulEnd } from './http/GracefulEnd';
import type { Log } from '../platform/log';

/** Time for background work to end after the last answer. */
const BACKGROUND_WORK_MS = 1500;

export interface ShutDownOptions {
  config: Pick<Config, 'lameDuckMs' | 'drainMs'>;
  readiness: Readiness;
  connections: GracefulEnd;
  /** Stops background work, and closes the database's connections last. */
  closeServices: () => Promise<void>;
  log: Pick<Log, 'logger' | 'flush'>;
  exit?: (code: number) => void;
}

/**
 * Maximum time from the signal to the end of the process, in ms. Orchestrators must wait at least this long.
 */
export const maxShutDownMs = ({ lameDuckMs, drainMs }: ShutDownOptions['config']): number =>
  lameDuckMs + drainMs + BACKGROUND_WORK_MS;

/**
 * Stops the web process without visitors noticing:
 *
 * 1. `/readyz` answers 503. Until the load balancer has seen it, everything is answered as before
 * (lame duck), each answer being the last of its connection. Only after SIGTERM: at a terminal there is no
 * load balancer.
 * 2. No new connections; streams end, and clients reconnect to another process; running requests
 * finish.
 * 3. Background work and the database stop, and the process with them.
 *
 * It stops in any case after `maxShutDownMs`, with code 1.
 */
export async function shutDown(options: ShutDownOptions, reason: StopReason): Promise<void> {
  const { config, readiness, connections, closeServices, exit = process.exit } = options;
  const { logger, flush } = options.log;
  // A database that hangs, for example, must not keep the process running for ever.
  setTimeout(() => exit(1), maxShutDownMs(config)).unref();
  const lameDuckMs = reason === 'SIGTERM' ? config.lameDuckMs : 0;
  logger.info({ reason, lameDuckMs }, 'web server stopping');
  readiness.refuseTraffic();
  connections.announce();
  await new Promise((resolve) => setTimeout(resolve, lameDuckMs));
  readiness.drain();
  const finished = await connections.close(config.drainMs);
  await closeServices();
  logger.info({ finished }, 'web server stopped');
  await flush();
  exit(0);
}
