import express, { type RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import { connectDatabase } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { answerFailures } from '../embedded/answerFailures';
import { eraseHourly } from '../embedded/eraseHourly';
import { closeServer, listenOnLoopback } from '../embedded/loopbackServer';
import { stockDocuments } from '../stock/stock';
import { portOf } from '../../platform/http/portOf';
import { createSearchEngine, type SearchEngineOptions } from './createSearchEngine';
import { searchRouter } from './searchRouter';
import { SearchService } from './searchService';

/** One stands beside every web process; searches need none, changes of the stock follow one another. */
const MAX_CONNECTIONS = 3;

export interface SearchProgramOptions extends SearchEngineOptions {
  /** Loopback port; 0 lets the system choose. */
  port: number;
  /** postgres:// address; the database may still be starting. */
  databaseUrl: string;
  /** Key that every search carries. */
  searchApiKey: string;
  log?: Logger;
}

export interface RunningSearchService {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
  /** Answers running requests, then stops. */
  close(): Promise<void>;
}

/**
 * The search service by itself, without the stand-ins: beside a web process whose other systems are real. It waits for
 * its database for as long as that takes and answers 503 meanwhile, so that no web process goes down with it. `/health`
 * says that the process serves, whatever database and cluster do; `/v1/health`, how the engine is.
 * Rejects when the port is taken or the tables cannot be brought up to date.
 */
export async function startSearchService(
  options: SearchProgramOptions,
): Promise<RunningSearchService> {
  const log = options.log ?? pino({ level: 'silent' });
  let search: RequestHandler = (_request, response) => {
    response.status(503).json({ errors: ['The search service is starting.'] });
  };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.use('/v1', (request, response, next) => search(request, response, next));
  app.use((_request, response) => {
    response.status(404).json({ errors: ['There is nothing at this address.'] });
  });
  app.use(answerFailures(log));
  const server = await listenOnLoopback(app, options.port);
  try {
    const { service, close } = await openService(options, log);
    search = searchRouter({ service, apiKey: options.searchApiKey });
    return {
      url: `http://127.0.0.1:${portOf(server)}`,
      async close() {
        await closeServer(server);
        await close();
      },
    };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
}

/** The service on its database, and what ends both. */
async function openService(options: SearchProgramOptions, log: Logger) {
  const connection = await connectDatabase({
    url: options.databaseUrl,
    maxConnections: MAX_CONNECTIONS,
    patience: Infinity,
    onLate: (message) => log.error(`${message} Waiting for it.`),
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  try {
    await migrateDatabase(connection.pool);
    const service = SearchService.open({
      engine: await createSearchEngine(options, log),
      generate: (index) => stockDocuments(index, options.stock),
      db: connection.db,
      dataDir: options.dataDir,
      log,
    });
    const stopErasing = eraseHourly([service], log);
    const close = async () => {
      await stopErasing();
      await service.close();
      await connection.close();
    };
    return { service, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
