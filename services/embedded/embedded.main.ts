/** Entry point of the embedded upstreams; exits with code 1 and a one-line reason if they cannot start. */
import '../../platform/clock/setClock.mjs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { endWhileStarting } from '../../platform/endWhileStarting';
import { errorSerializers } from '../../platform/errorSerializers';
import { misspeltVariables } from '../../domain/environment/misspeltVariables';
import { reportDevelopmentError } from '../../platform/developmentError';
import { CONTENT_FOLDER } from '../../cms/items/loading/listContentRoutes';
import { describeProblem, type ContentProblem } from '../../cms/items/loading/readYamlMap';
import { embeddedVariables, readEmbeddedConfig } from './config';
import { onStopSignal } from './onStopSignal';
import { startEmbedded } from './startEmbedded';

const log = pino({ name: 'embedded', serializers: errorSerializers });

/**
 * Returns the file of a worker thread: its source in development, otherwise the built file next to this one.
 */
const resolveEntry = (source: string, built: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : built, import.meta.url));

const searchThread = resolveEntry('../search/search.main.ts', './search.js');

/** Shows content problems on top of the page, for the person who edits the files. */
const reportProblems = (problems: readonly ContentProblem[]): void =>
  reportDevelopmentError(
    problems.map((problem) => describeProblem(CONTENT_FOLDER, problem)).join('\n'),
  );

async function main(): Promise<void> {
  const stopEarlyExit = endWhileStarting();
  const config = readEmbeddedConfig(process.env);
  for (const { name, intendedName: meant } of misspeltVariables(process.env, embeddedVariables)) {
    log.warn(
      { variable: name, expected: meant },
      'unknown environment variable ignored; correct its name',
    );
  }
  const { embeddedPort, contentApiKey, ...rest } = config;
  const embedded = await startEmbedded({
    ...rest,
    port: embeddedPort,
    apiKey: contentApiKey,
    searchThread,
    onProblems: config.watchContent ? reportProblems : undefined,
    log,
  });
  stopEarlyExit();
  onStopSignal(log, embedded.close);
  log.info({ url: embedded.url }, 'embedded upstreams ready');
}

main().catch((error: unknown) => {
  log.fatal({ error }, 'embedded upstreams not started');
  process.exitCode = 1;
});
