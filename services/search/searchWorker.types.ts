import type { IndexChange } from './engine/SearchIndex';
import type { IndexSource } from './SearchEngine';
import type { SearchQuery } from './searchQuery.types';

/** What a thread with indexes is asked. */
export type WorkerTask =
  | { kind: 'load'; source: IndexSource }
  | { kind: 'search'; query: SearchQuery }
  | { kind: 'change'; index: string; changes: readonly IndexChange[] }
  | { kind: 'drop'; index: string };

export type WorkerRequest = WorkerTask & { id: number };

/** What it answers: bytes for a search. */
export interface WorkerAnswer {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}
