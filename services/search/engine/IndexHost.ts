import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import type { IndexSource, Loaded } from '../SearchEngine';
import type { SearchQuery } from '../searchQuery.types';
import { search } from './search';
import { documentsIn } from './documentsIn';
import { SearchIndex, type IndexChange } from './SearchIndex';
import type { SnapshotStore } from './SnapshotStore';

/** Makes the documents of an index that has no file; objects of any type, as JSON has them. */
export type GenerateDocuments = (index: string) => Iterable<object>;

/** Recorded as the source of an index that was generated, not read from a file. */
const GENERATED = 'generated';

/** Indexes of one thread. */
export class IndexHost {
  readonly #indexes = new Map<string, SearchIndex>();

  constructor(
    private readonly definitions: ReadonlyMap<string, IndexDefinition>,
    private readonly generate: GenerateDocuments,
    private readonly snapshots?: SnapshotStore,
  ) {}

  /** Makes an index, or reads its snapshot if the documents are the same; the others keep answering. */
  async load({ index: name, file }: IndexSource): Promise<Loaded> {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`Index ${name} has no definition`);
    const index = new SearchIndex(definition);
    const snapshot = this.snapshots?.read(name, file ?? GENERATED);
    if (snapshot) {
      index.restore(snapshot);
      this.#indexes.set(name, index);
      return { from: 'snapshot' };
    }
    const documents = file === undefined ? this.generate(name) : documentsIn(file);
    await index.fill(documents as Iterable<SearchDocument>, nextTurn);
    const problem = await this.#keep(index, file ?? GENERATED);
    this.#indexes.set(name, index);
    return { from: 'documents', problem };
  }

  /** Why the snapshot could not be written; the index serves all the same. */
  async #keep(index: SearchIndex, madeFrom: string): Promise<string | undefined> {
    try {
      await this.snapshots?.write(index.definition.name, madeFrom, index.toSnapshot());
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Forgets an index that another thread serves now. */
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
