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
  /** Size of the generated stock, and its date. */
  stock: StockOptions;
  /** Data folder; snapshots of indexes are stored below it. */
  dataDir: string;
  /** Entry file of the search threads; when absent, searches run in this thread. */
  searchThread?: string;
  /** A cluster that searches instead of this process. */
  openSearch?: OpenSearchSettings;
}

/** Creates the configured engine; the client of a cluster is only loaded if one is configured. */
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
