/** Entry of the web process: configuration, listening, and an end without lost requests. */
import '../platform/clock/setClock.mjs';
import { createApp } from './app';
import { misspeltVariables } from '../domain/environment/misspeltVariables';
import { readConfig, webVariables } from './config';
import { readyOnceContentAnswers } from './health/contentAnswers';
import { tellOfDatabase } from './health/databaseHealth';
import { untilKeysAreTaken } from './health/upstreamKeys';
import type { Config } from './config';
import { GracefulEnd } from './http/GracefulEnd';
import { listen } from './http/listen';
import { createLog } from '../platform/log';
import type { Log } from '../platform/log';
import { endWhileStarting } from '../platform/endWhileStarting';
import { onStop } from '../platform/onStop';
import { Readiness } from './health/readiness';
import { createWebServer } from './http/webServer';
import { shutDown } from './shutDown';
import { openMetrics, startTelemetry } from '../platform/telemetry/telemetry';
import { createWebServices } from './webServices';

async function start(config: Config, log: Log): Promise<void> {
  const { logger } = log;
  const startingEnds = endWhileStarting();
  const readiness = new Readiness();
  const telemetry = await startTelemetry(config);
  const services = await createWebServices(config, { ...log, ...telemetry }, readiness);
  const closeMetrics = await openMetrics(config, telemetry, services.database);
  const server = createWebServer(createApp(services), services.headers);
  const connections = new GracefulEnd(server);
  const port = await listen(server, config.port);
  tellOfDatabase(config.databaseUrl, services.checkDatabase, logger);
  if (!config.publishing.secret && !config.publishing.platformSecret) {
    logger.warn(
      'Pages stand until they are old: PUBLISH_WEBHOOK_SECRET and PLATFORM_WEBHOOK_SECRET are not set, so every notice of what was published is refused.',
    );
  }
  await untilKeysAreTaken(services.keys, logger);
  services.development?.listen();
  services.publishing.start();
  services.dictionaries?.start();
  for (const { start } of services.features) start?.();
  const closeServices = async () => {
    for (const { close } of services.features) await close?.();
    await services.publishing.close();
    await services.dictionaries?.close();
    await services.database.close();
    closeMetrics();
    await telemetry.close();
  };
  startingEnds();
  onStop(
    (reason) => shutDown({ config, readiness, connections, closeServices, log }, reason),
    () => process.exit(1),
  );
  await readyOnceContentAnswers(readiness, config.content, logger);
  if (readiness.state === 'ready') logger.info({ port }, 'web server ready');
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
  for (const { name, meant } of misspeltVariables(process.env, webVariables)) {
    logger.warn(`Nobody reads the variable ${name}. Is ${meant} meant?`);
  }
  const survive = (error: unknown) => logger.error({ error }, 'unhandled error');
  process.on('uncaughtException', survive);
  process.on('unhandledRejection', survive);
  start(config, log).catch(async (error: unknown) => {
    logger.fatal({ error }, 'web server not started');
    await flush();
    endWith(config.development && error instanceof Error ? error.stack : error);
  });
}

/** Says in one line what a person has to put right, or to developers where, and ends. */
function endWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main();
