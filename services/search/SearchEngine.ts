import type { IndexChange } from './engine/SearchIndex';
import type { SearchQuery } from './searchQuery.types';

/** The source of an index's documents: the stock generator, or a file with one document per line. */
export interface IndexSource {
  index: string;
  /** NDJSON; absent for generated stock. */
  file?: string;
}

/** How an index was loaded. */
export interface LoadResult {
  from: 'documents' | 'snapshot';
  /** Why no snapshot of the index could be stored; for operators. */
  problem?: string;
}

/**
 * `degraded`: all answers are right, but there is less redundancy. `failed`: some answers cannot be given.
 */
export interface EngineHealth {
  status: 'ok' | 'degraded' | 'failed';
  /** Message for operators. */
  reason?: string;
}

/** Answers searches. Callers check queries and changes. */
export interface SearchEngine {
  /** Builds an index from a source and replaces the one with its name, in one step. */
  load(source: IndexSource): Promise<LoadResult>;
  /**
   * The answer as JSON in UTF-8.
   * @throws SearchUnavailable instead of an incomplete answer
   */
  search(query: SearchQuery): Promise<Uint8Array>;
  /** Applies all changes between two searches. */
  change(index: string, changes: readonly IndexChange[]): Promise<void>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
