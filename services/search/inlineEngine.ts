import { IndexHost, type GenerateDocuments } from './engine/IndexHost';
import type { IndexDefinition } from './indexDefinition';
import type { SearchEngine } from './SearchEngine';

/**
 * Creates an engine that searches in the calling thread: for tests, and for benchmarks without worker
 * messages.
 */
export function createInlineEngine(
  definitions: ReadonlyMap<string, IndexDefinition>,
  generate: GenerateDocuments,
): SearchEngine {
  const host = new IndexHost(definitions, generate);
  return {
    load: async (source) => host.load(source),
    search: async (query) => host.search(query),
    change: async (index, changes) => host.change(index, changes),
    health: async () => ({ status: 'ok' }),
    close: async () => undefined,
  };
}
