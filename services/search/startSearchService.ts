import express, { type RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import { connectDatabase } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { handleUnexpectedErrors } from '../embedded/handleUnexpectedErrors';
import { startHourlyErasure } from '../embedded/startHourlyErasure';
import { closeServer, listenOnLoopback } from '../embedded/loopbackServer';
import { stockDocuments } from '../stock/stock';
import { getPort } from '../../platform/http/getPort';
import { createSearchEngine, type SearchEngineOptions } from './createSearchEngine';
import { searchRouter } from './searchRouter';
import { SearchService } from './searchService';

/**
 * Connections to the database. Few suffice: searches need none, and changes of an index run one after
 * another.
 */
const MAX_CONNECTIONS = 3;

export interface SearchProgramOptions extends SearchEngineOptions {
  /** Loopback port; 0 chooses a free one. */
  port: number;
  /** postgres:// address; the database may still be starting. */
  databaseUrl: string;
  /** API key that every request must contain. */
  searchApiKey: string;
  log?: Logger;
}

export interface RunningSearchService {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
  /** Finishes running requests, then stops. */
  close(): Promise<void>;
}

/**
 * Starts the stand-alone search service. It waits for its database without a limit and answers 503 meanwhile,
 * so that no web process fails with it. `/health` only shows that the process runs; `/v1/health` shows the
 * state of the engine.
 * @throws Error if the port is in use or the tables cannot be migrated
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
  app.use(handleUnexpectedErrors(log));
  const server = await listenOnLoopback(app, options.port);
  try {
    const { service, close } = await openService(options, log);
    search = searchRouter({ service, apiKey: options.searchApiKey });
    return {
      url: `http://127.0.0.1:${getPort(server)}`,
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

/** Opens the service on its database; returns it and a function that closes both. */
async function openService(options: SearchProgramOptions, log: Logger) {
  const connection = await connectDatabase({
    url: options.databaseUrl,
    maxConnections: MAX_CONNECTIONS,
    timeoutMs: Infinity,
    onDelay: (reason, level) => log[level]({ reason }, 'database unavailable; waiting for it'),
    onError: (error) =>
      log.warn({ reason: error.message }, 'database connection lost; will reconnect'),
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
    const stopErasing = startHourlyErasure([service], log);
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
