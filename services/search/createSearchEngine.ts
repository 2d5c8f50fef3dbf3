import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { stockDocuments } from '../stock/stock';
import type { StockOptions } from '../stock/stock.types';
import { indexDefinitions } from './indexDefinitions';
import { createInlineEngine } from './inlineEngine';
import type { OpenSearchSettings } from './opensearch/openSearchSettings';
import type { SearchEngine } from './SearchEngine';
import { createWorkerEngine } from './workerEngine';

export interface SearchEngineOptions {
  /** Size of the generated stock, and the day that it is as of. */
  stock: StockOptions;
  /** Snapshots of indexes are kept below it. */
  dataDir: string;
  /** Entry of the threads that search; without one searches run in this thread. */
  searchThread?: string;
  /** A cluster that searches instead. */
  openSearch?: OpenSearchSettings;
}

/** The engine that is asked for; the client of a cluster is read only where there is one. */
export async function createSearchEngine(
  { stock, dataDir, searchThread, openSearch }: SearchEngineOptions,
  log: Logger,
): Promise<SearchEngine> {
  const generate = (index: string) => stockDocuments(index, stock);
  if (openSearch) {
    const { createOpenSearchEngine } = await import('./opensearch/openSearchEngine');
    const definitions = indexDefinitions;
    return createOpenSearchEngine({ settings: openSearch, definitions, generate, log });
  }
  return searchThread
    ? createWorkerEngine(searchThread, {
        stock,
        snapshots: join(resolve(dataDir), 'search', 'snapshots'),
      })
    : createInlineEngine(indexDefinitions, generate);
}
