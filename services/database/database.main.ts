/**
 * Process entry of the embedded database. Ends with code 1 and one line for people when the port or
 * the data folder is taken.
 */
import '../../platform/clock/setClock.mjs';
import { pino } from 'pino';
import { endWhileStarting } from '../../platform/endWhileStarting';
import { readEmbeddedConfig } from '../embedded/config';
import { onStopSignal } from '../embedded/onStopSignal';
import { startDatabase } from './startDatabase';

const log = pino({ name: 'database' });

async function main(): Promise<void> {
  const startingEnds = endWhileStarting();
  const config = readEmbeddedConfig(process.env);
  const database = await startDatabase({ dataDir: config.dataDir, port: config.databasePort });
  startingEnds();
  onStopSignal(log, database.close);
  log.info({ port: Number(new URL(database.url).port) }, 'database ready');
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
