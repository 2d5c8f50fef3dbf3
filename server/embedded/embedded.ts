/** Process entry of the embedded upstreams. Ends with code 1 and one line when it cannot start. */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readEmbeddedConfig } from './config';
import { onStopSignal } from './onStopSignal';
import { startEmbedded } from './startEmbedded';

const log = pino({ name: 'embedded' });

/** Stands beside this file once built. */
const photographs = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './media/photographs.main.ts' : './photographs.js',
    import.meta.url,
  ),
);

async function main(): Promise<void> {
  const config = readEmbeddedConfig(process.env);
  const { embeddedPort, contentApiKey, ...rest } = config;
  const embedded = await startEmbedded({
    ...rest,
    port: embeddedPort,
    apiKey: contentApiKey,
    photographs,
    log,
  });
  onStopSignal(log, embedded.close);
  log.info({ url: embedded.url }, 'embedded upstreams ready');
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
