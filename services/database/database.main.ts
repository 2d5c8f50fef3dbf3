/**
 * Entry point of the embedded database. Exits with code 1 and a one-line reason if it cannot start, for
 * example because the port or the data folder is in use.
 */
import '../../platform/clock/setClock.mjs';
import { pino } from 'pino';
import { endWhileStarting } from '../../platform/endWhileStarting';
import { errorSerializers } from '../../platform/errorSerializers';
import { readEmbeddedConfig } from '../embedded/config';
import { onStopSignal } from '../embedded/onStopSignal';
import { startDatabase } from './startDatabase';

const log = pino({ name: 'database', serializers: errorSerializers });

async function main(): Promise<void> {
  // Until the database has started, a stop signal ends the process at once.
  const stopEarlyExit = endWhileStarting();
  const config = readEmbeddedConfig(process.env);
  const database = await startDatabase({ dataDir: config.dataDir, port: config.databasePort });
  stopEarlyExit();
  onStopSignal(log, database.close);
  log.info({ port: Number(new URL(database.url).port) }, 'database ready');
}

main().catch((error: unknown) => {
  log.fatal({ error }, 'database not started');
  process.exitCode = 1;
});
