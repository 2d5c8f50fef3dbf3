import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import type { IndexSource } from '../SearchEngine';
import type { SearchQuery } from '../searchQuery.types';
import { search } from './search';
import { documentsIn } from './documentsIn';
import { SearchIndex, type IndexChange } from './SearchIndex';

/** Makes the documents of an index that has no file; objects of any type, as JSON has them. */
export type GenerateDocuments = (index: string) => Iterable<object>;

/** Indexes of one thread. */
export class IndexHost {
  readonly #indexes = new Map<string, SearchIndex>();

  constructor(
    private readonly definitions: ReadonlyMap<string, IndexDefinition>,
    private readonly generate: GenerateDocuments,
  ) {}

  /** Makes an index; those that are there already answer meanwhile. */
  async load({ index: name, file }: IndexSource): Promise<void> {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`Index ${name} has no definition`);
    const index = new SearchIndex(definition);
    const documents = file === undefined ? this.generate(name) : documentsIn(file);
    await index.fill(documents as Iterable<SearchDocument>, nextTurn);
    this.#indexes.set(name, index);
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
