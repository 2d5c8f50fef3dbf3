/** Entry of the web process: configuration, listening, and an end without lost requests. */
import { createApp } from './app';
import { readConfig } from './config';
import type { Config } from './config';
import { drain, listen } from './http/listen';
import { createLog } from './log';
import type { Log } from './log';
import { onStop } from '../runtime/onStop';
import { Readiness } from './health/readiness';
import { createWebServer } from './http/webServer';
import { createWebServices } from './webServices';

const DRAIN_MS = 10_000;
/** A database that hangs, say, must not keep the process for ever. */
const MAX_SHUTDOWN_MS = DRAIN_MS + 1500;

async function start(config: Config, log: Log): Promise<void> {
  const { logger, flush } = log;
  const readiness = new Readiness();
  const services = await createWebServices(config, log, readiness);
  const server = createWebServer(createApp(services), services.headers);
  const port = await listen(server, config.port);
  readiness.state = 'ready';
  services.development?.listen();
  services.purges.start();
  services.leads.start();
  services.bookings.start();
  services.visitNotifier.start();
  services.alerts.start();
  services.holds.start();
  services.holdNotifier.wake();
  logger.info({ port }, 'web server ready');
  onStop(async (reason) => {
    setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS);
    readiness.drain();
    logger.info({ reason }, 'web server stopping');
    const finished = await drain(server, DRAIN_MS);
    await services.purges.close();
    await services.leads.close();
    await services.bookings.close();
    await services.visitNotifier.close();
    await services.alerts.close();
    await services.holdNotifier.close();
    await services.holds.close();
    await services.database.close();
    logger.info({ finished }, 'web server stopped');
    await flush();
    process.exit(0);
  });
}

function main(): void {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    endWith(error);
  }
  const log = createLog(config.logLevel);
  const { logger, flush } = log;
  const survive = (error: unknown) => logger.error({ error }, 'unhandled error');
  process.on('uncaughtException', survive);
  process.on('unhandledRejection', survive);
  start(config, log).catch(async (error: unknown) => {
    logger.fatal({ error }, 'web server not started');
    await flush();
    endWith(error);
  });
}

/** Says in one line what a person has to put right, and ends. */
function endWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main();
