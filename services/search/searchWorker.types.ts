import type { StockOptions } from '../stock/stock.types';
import type { IndexChange } from './engine/SearchIndex';
import type { IndexSource, LoadResult } from './SearchEngine';
import type { SearchQuery } from './searchQuery.types';

/** Start data of an index thread. */
export interface SearchThreadData {
  stock: StockOptions;
  /** Folder for snapshots; without it every start builds the indexes again. */
  snapshots?: string;
}

/** Requests to an index thread. */
export type WorkerTask =
  | { kind: 'load'; source: IndexSource }
  | { kind: 'search'; query: SearchQuery }
  | { kind: 'change'; index: string; changes: readonly IndexChange[] }
  | { kind: 'drop'; index: string };

export type WorkerRequest = WorkerTask & { id: number };

/** Response of an index thread: `bytes` for a search, `loaded` for a load. */
export interface WorkerAnswer {
  id: number;
  bytes?: Uint8Array;
  loaded?: LoadResult;
  error?: string;
}
