import type { StockOptions } from '../stock/stock.types';
import type { IndexChange } from './engine/SearchIndex';
import type { IndexSource, Loaded } from './SearchEngine';
import type { SearchQuery } from './searchQuery.types';

/** What a thread with indexes begins with. */
export interface SearchThreadData {
  stock: StockOptions;
  /** Folder for snapshots; without one every start makes its indexes anew. */
  snapshots?: string;
}

/** What a thread with indexes is asked. */
export type WorkerTask =
  | { kind: 'load'; source: IndexSource }
  | { kind: 'search'; query: SearchQuery }
  | { kind: 'change'; index: string; changes: readonly IndexChange[] }
  | { kind: 'drop'; index: string };

export type WorkerRequest = WorkerTask & { id: number };

/** What it answers: bytes for a search, how an index that was to be loaded came about. */
export interface WorkerAnswer {
  id: number;
  bytes?: Uint8Array;
  loaded?: Loaded;
  error?: string;
}
