/**
 * Entry point of the stand-alone search service; exits with code 1 and a one-line reason if it cannot start.
 */
import '../../platform/clock/setClock.mjs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { misspeltVariables } from '../../domain/environment/misspeltVariables';
import { endWhileStarting } from '../../platform/endWhileStarting';
import { errorSerializers } from '../../platform/errorSerializers';
import { embeddedVariables, readEmbeddedConfig } from '../embedded/config';
import { onStopSignal } from '../embedded/onStopSignal';
import { startSearchService } from './startSearchService';

const log = pino({ name: 'search', serializers: errorSerializers });

const threadFile = import.meta.url.endsWith('.ts') ? './search.main.ts' : './search.js';

async function main(): Promise<void> {
  const stopEarlyExit = endWhileStarting();
  const { embeddedPort, ...config } = readEmbeddedConfig(process.env);
  for (const { name, intendedName: meant } of misspeltVariables(process.env, embeddedVariables)) {
    log.warn(
      { variable: name, expected: meant },
      'unknown environment variable ignored; correct its name',
    );
  }
  const service = await startSearchService({
    ...config,
    port: embeddedPort,
    searchThread: fileURLToPath(new URL(threadFile, import.meta.url)),
    log,
  });
  stopEarlyExit();
  onStopSignal(log, service.close);
  log.info({ url: service.url }, 'search service ready');
}

main().catch((error: unknown) => {
  log.fatal({ error }, 'search service not started');
  process.exitCode = 1;
});
