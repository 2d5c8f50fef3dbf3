/** Process entry of the search service by itself. Ends with code 1 and one line when it cannot start. */
import '../../platform/clock/setClock.mjs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { misspeltVariables } from '../../domain/environment/misspeltVariables';
import { endWhileStarting } from '../../platform/endWhileStarting';
import { embeddedVariables, readEmbeddedConfig } from '../embedded/config';
import { onStopSignal } from '../embedded/onStopSignal';
import { startSearchService } from './startSearchService';

const log = pino({ name: 'search' });

const thread = import.meta.url.endsWith('.ts') ? './search.main.ts' : './search.js';

async function main(): Promise<void> {
  const startingEnds = endWhileStarting();
  const { embeddedPort, ...config } = readEmbeddedConfig(process.env);
  for (const { name, meant } of misspeltVariables(process.env, embeddedVariables)) {
    log.warn(`Nobody reads the variable ${name}. Is ${meant} meant?`);
  }
  const service = await startSearchService({
    ...config,
    port: embeddedPort,
    searchThread: fileURLToPath(new URL(thread, import.meta.url)),
    log,
  });
  startingEnds();
  onStopSignal(log, service.close);
  log.info({ url: service.url }, 'search service ready');
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
