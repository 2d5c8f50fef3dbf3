/** Entry of the web process: configuration, listening, and a stop without lost requests. */
import '../platform/clock/setClock.mjs';
import { createApp } from './app';
import { misspeltVariables } from '../domain/environment/misspeltVariables';
import { addPurgeMetrics } from './cdn/purgeMetrics';
import { readConfig, webVariables } from './config';
import { markReadyOnceContentAnswers } from './health/contentAnswers';
import { reportDatabaseHealth } from './health/databaseHealth';
import { waitUntilKeysAreAccepted } from './health/upstreamKeys';
import type { Config } from './config';
import { GracefulEnd } from './http/GracefulEnd';
import { listen } from './http/listen';
import { createLog } from '../platform/log';
import type { Log } from '../platform/log';
import { endWhileStarting } from '../platform/endWhileStarting';
import { onStop } from '../platform/onStop';
import { Readiness } from './health/readiness';
import { createWebServer } from './http/webServer';
import { addOutboxMetrics } from './operator/outboxMetrics';
import { shutDown } from './shutDown';
import { openMetrics, startTelemetry } from '../platform/telemetry/telemetry';
import { createWebServices } from './webServices';

async function start(config: Config, log: Log): Promise<void> {
  const { logger } = log;
  const stopEarlyExit = endWhileStarting();
  const readiness = new Readiness();
  const telemetry = await startTelemetry(config);
  const services = await createWebServices(config, { ...log, ...telemetry }, readiness);
  if (telemetry.metrics) {
    addOutboxMetrics(telemetry.metrics.registry, services.database);
    if (config.cdn) addPurgeMetrics(telemetry.metrics.registry, services.database);
  }
  const closeMetrics = await openMetrics(config, telemetry);
  const server = createWebServer(createApp(services), services.headers);
  const connections = new GracefulEnd(server);
  const port = await listen(server, config.port);
  reportDatabaseHealth(config.databaseUrl, services.checkDatabase, logger);
  if (!config.publishing.secret && !config.publishing.platformSecret) {
    logger.warn(
      'publish notices disabled; set PUBLISH_WEBHOOK_SECRET or PLATFORM_WEBHOOK_SECRET, or pages stay old until they expire',
    );
  }
  await waitUntilKeysAreAccepted(services.keys, logger);
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
  stopEarlyExit();
  onStop(
    (reason) => shutDown({ config, readiness, connections, closeServices, log }, reason),
    () => process.exit(1),
  );
  await markReadyOnceContentAnswers(readiness, config.content, logger);
  if (readiness.state === 'ready') logger.info({ port }, 'web server ready');
}

function main(): void {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    exitWith(error);
  }
  const log = createLog(config.logLevel);
  const { logger, flush } = log;
  for (const { name, intendedName: meant } of misspeltVariables(process.env, webVariables)) {
    logger.warn(
      { variable: name, expected: meant },
      'unknown environment variable ignored; correct its name',
    );
  }
  const logUnhandled = (error: unknown) => logger.error({ error }, 'unhandled error');
  process.on('uncaughtException', logUnhandled);
  process.on('unhandledRejection', logUnhandled);
  start(config, log).catch(async (error: unknown) => {
    logger.fatal({ error }, 'web server not started');
    await flush();
    exitWith(config.development && error instanceof Error ? error.stack : error);
  });
}

/** Prints the message (for developers with the stack) and exits. */
function exitWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main();
