import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import type { IndexSource, LoadResult } from '../SearchEngine';
import type { SearchQuery } from '../searchQuery.types';
import { search } from './search';
import { readDocuments } from './readDocuments';
import { SearchIndex, type IndexChange } from './SearchIndex';
import type { SnapshotStore } from './SnapshotStore';

/** Generates the documents of an index that has no file. */
export type GenerateDocuments = (index: string) => Iterable<object>;

/** Recorded as the source of an index that was generated, not read from a file. */
const GENERATED = 'generated';

/** The indexes of one thread. */
export class IndexHost {
  readonly #indexes = new Map<string, SearchIndex>();

  constructor(
    private readonly definitions: ReadonlyMap<string, IndexDefinition>,
    private readonly generate: GenerateDocuments,
    private readonly snapshots?: SnapshotStore,
  ) {}

  /**
   * Builds an index, or restores its snapshot if the documents are the same. Other indexes keep answering.
   */
  async load({ index: name, file }: IndexSource): Promise<LoadResult> {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`Index ${name} has no definition`);
    const index = new SearchIndex(definition);
    const snapshot = this.snapshots?.read(name, file ?? GENERATED);
    if (snapshot) {
      index.restore(snapshot);
      this.#indexes.set(name, index);
      return { from: 'snapshot' };
    }
    const documents = file === undefined ? this.generate(name) : readDocuments(file);
    await index.fill(documents as Iterable<SearchDocument>, nextTurn);
    const problem = await this.#writeSnapshot(index, file ?? GENERATED);
    this.#indexes.set(name, index);
    return { from: 'documents', problem };
  }

  /** Writes the snapshot. Returns the error if that fails; the index is used anyway. */
  async #writeSnapshot(index: SearchIndex, madeFrom: string): Promise<string | undefined> {
    try {
      await this.snapshots?.write(index.definition.name, madeFrom, index.toSnapshot());
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Drops an index that another thread serves now. */
  drop(name: string): void {
    this.#indexes.delete(name);
  }

  search(query: SearchQuery): Uint8Array<ArrayBuffer> {
    return search(this.#index(query.index), query);
  }

  change(name: string, changes: readonly IndexChange[]): void {
    this.#index(name).apply(changes);
  }

  #index(name: string): SearchIndex {
    const index = this.#indexes.get(name);
    if (!index) throw new Error(`Index ${name} is not loaded`);
    return index;
  }
}
