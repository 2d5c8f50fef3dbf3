/** Process entry of the embedded upstreams. Ends with code 1 and one line when it cannot start. */
import '../../platform/clock/setClock.mjs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { endWhileStarting } from '../../platform/endWhileStarting';
import { misspeltVariables } from '../../domain/environment/misspeltVariables';
import { tellFault } from '../../platform/developmentFault';
import { contentFolder } from '../../cms/items/loading/contentRoutes';
import { describeProblem, type ContentProblem } from '../../cms/items/loading/contentFile';
import { embeddedVariables, readEmbeddedConfig } from './config';
import { onStopSignal } from './onStopSignal';
import { startEmbedded } from './startEmbedded';

const log = pino({ name: 'embedded' });

/** The file of a thread: its source in development, else built beside this file. */
const entryOf = (source: string, built: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : built, import.meta.url));

const searchThread = entryOf('../search/search.main.ts', './search.js');

/** Shown to whoever edits the files, over the pages. */
const tellProblems = (problems: readonly ContentProblem[]): void =>
  tellFault(problems.map((problem) => describeProblem(contentFolder, problem)).join('\n'));

async function main(): Promise<void> {
  const startingEnds = endWhileStarting();
  const config = readEmbeddedConfig(process.env);
  for (const { name, meant } of misspeltVariables(process.env, embeddedVariables)) {
    log.warn(`Nobody reads the variable ${name}. Is ${meant} meant?`);
  }
  const { embeddedPort, contentApiKey, ...rest } = config;
  const embedded = await startEmbedded({
    ...rest,
    port: embeddedPort,
    apiKey: contentApiKey,
    searchThread,
    onProblems: config.watchContent ? tellProblems : undefined,
    log,
  });
  startingEnds();
  onStopSignal(log, embedded.close);
  log.info({ url: embedded.url }, 'embedded upstreams ready');
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
