import type { IndexChange } from './engine/SearchIndex';
import type { SearchQuery } from './searchQuery.types';

/** Where an index's documents come from: the generator of stock, or a file with one of them a line. */
export interface IndexSource {
  index: string;
  /** NDJSON; absent for generated stock. */
  file?: string;
}

/** How an index came about. */
export interface Loaded {
  from: 'documents' | 'snapshot';
  /** Why no snapshot of it was kept. For operators. */
  problem?: string;
}

/** `degraded`: answers are right, but less is left to lose. `failed`: some cannot be given. */
export interface EngineHealth {
  status: 'ok' | 'degraded' | 'failed';
  /** For operators. */
  reason?: string;
}

/** What answers searches. Queries and changes are checked before they come here. */
export interface SearchEngine {
  /** Makes an index from a source and puts it in the place of the one with its name, at once. */
  load(source: IndexSource): Promise<Loaded>;
  /** The answer as JSON in UTF-8 (spec 2 §7). @throws SearchUnavailable rather than answer in part */
  search(query: SearchQuery): Promise<Uint8Array>;
  /** Applies all changes between two searches. */
  change(index: string, changes: readonly IndexChange[]): Promise<void>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
