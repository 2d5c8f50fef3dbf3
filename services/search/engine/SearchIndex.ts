import { searchedTexts, type SearchedFields, type WeightedTexts } from '../analysis/TermReader';
import { LEVEL_SEPARATOR, valueNames } from '../indexDefinition';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import { collectCompoundSegments, collectMeanings, type Meaning } from '../words/languages';
import { clearBit, emptyBits, grownBits, setBit, type Bits } from './bits';
import { BlobStore } from './BlobStore';
import { Branch } from './Branch';
import { createTextComparator, type CompareTexts } from './compareTexts';
import { IdentifierColumn } from './IdentifierColumn';
import type { IndexSnapshot } from './indexSnapshot.types';
import { ListColumn } from './ListColumn';
import { Orders } from './Orders';
import { PointColumn } from './PointColumn';
import { RangeColumn } from './RangeColumn';
import { restoreInto, createSnapshots } from './columnSnapshots';
import { readBranches, toNumber, toText, readTexts, toTexts } from './readField';
import { StoredColumn } from './StoredColumn';
import { MIN_WEIGHT, TextIndex } from './TextIndex';
import { ValueColumn, type FacetColumn } from './ValueColumn';

/** A document to add to an index, replacing the one with its id, or to delete. */
export type DocumentChange =
  { kind: 'upsert'; document: SearchDocument } | { kind: 'delete'; id: string };

/**
 * Replaces fields of a document; undefined removes a field. Ignored if the document does not exist. Only for
 * fields that the service calculates, which are neither searched for words nor used in a hierarchy.
 */
export interface DocumentPatch {
  kind: 'patch';
  id: string;
  fields: SearchDocument;
}

export type IndexChange = DocumentChange | DocumentPatch;

/** Stores a field's value in a column. */
type SetValue = (slot: number, value: unknown) => void;
/** Stores the values at a path, or in the fields of a hierarchy, in a column. */
type SetAtPath = (slot: number, document: SearchDocument) => void;

const INITIAL_SLOTS = 64;
/** Number of documents that are added before other events are handled: about ten milliseconds. */
const BATCH_SIZE = 100;

/**
 * An index in memory: documents in numbered slots, with a column for each use of a field (search.md, "The
 * choice"). Slots of deleted documents are reused.
 */
export class SearchIndex {
  readonly compareTexts: CompareTexts;
  /** Data of the index's languages: words that compounds are made of, and phrases with a special meaning. */
  readonly compounds: ReadonlySet<string>;
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly columns = new Map<string, FacetColumn>();
  readonly identifiers = new Map<string, IdentifierColumn>();
  readonly ranges = new Map<string, RangeColumn>();
  readonly points = new Map<string, PointColumn>();
  readonly stored = new Map<string, StoredColumn>();
  readonly text: TextIndex;
  readonly orders: Orders;

  /** Cached results about all documents; every change clears them. */
  readonly #cached = new Map<string, unknown>();
  readonly #blobs = new BlobStore();
  readonly #slots = new Map<string, number>();
  readonly #freeSlots: number[] = [];
  /** Functions that put a field's value into its columns; each field of a document is read once. */
  readonly #setters: ReadonlyMap<string, readonly SetValue[]>;
  readonly #pathSetters: readonly SetAtPath[];
  /**
   * Fields whose words are indexed: all in the definition, except while `fill` runs, which adds some later.
   */
  #searchedFields: SearchedFields;
  #usedSlots = 0;
  #live: Bits = emptyBits(INITIAL_SLOTS);

  constructor(readonly definition: IndexDefinition) {
    const { fields, identifiers, lists, ranges, points, languages } = definition;
    this.#searchedFields = definition;
    this.compareTexts = createTextComparator(languages[0] ?? 'en');
    this.compounds = collectCompoundSegments(languages);
    this.meanings = collectMeanings(languages);
    this.text = new TextIndex(this.compounds);
    this.orders = new Orders(definition, this.compareTexts);
    for (const field of fields) this.stored.set(field, new StoredColumn(this.#blobs));
    for (const name of valueNames(definition)) {
      const isList = lists.includes(name) || (isHierarchy(name) && name.includes('.'));
      this.columns.set(name, isList ? new ListColumn() : new ValueColumn());
    }
    for (const field of identifiers) {
      this.identifiers.set(field, new IdentifierColumn(this.#storedColumn(field)));
    }
    for (const field of ranges) this.ranges.set(field, new RangeColumn());
    for (const field of points) this.points.set(field, new PointColumn());
    this.#setters = this.#makeSetters();
    this.#pathSetters = [...this.columns].flatMap(([name, column]) =>
      isField(name) ? [] : [this.#pathSetter(name, column)],
    );
  }

  /** The number of documents. */
  get size(): number {
    return this.#slots.size;
  }

  /** The number of slots: one more than the highest slot in use. */
  get slots(): number {
    return this.#usedSlots;
  }

  /** The slots in use; must not be changed. */
  get live(): Bits {
    return this.#live;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** The result of `calculate`, cached until the next change. */
  getOrCalculate<T>(name: string, calculate: () => T): T {
    if (!this.#cached.has(name)) this.#cached.set(name, calculate());
    return this.#cached.get(name) as T;
  }

  /**
   * Applies changes together: no search sees only some of them. Deleting a missing document has no effect.
   */
  apply(changes: Iterable<IndexChange>): void {
    const changed = new Set<number>();
    for (const change of changes) {
      const slot = this.#apply(change);
      if (slot !== undefined) changed.add(slot);
    }
    this.#updateOrders(changed);
  }

  /**
   * Adds the first documents, and releases the memory that growing columns have reserved. No search may run
   * before it resolves; `pause` is awaited after each batch.
   */
  async fill(documents: Iterable<SearchDocument>, pause: () => Promise<void>): Promise<void> {
    const changed = new Set<number>();
    const { text, identifiers } = this.definition;
    const lists = [...this.columns].flatMap(([name, column]) =>
      text[name] === MIN_WEIGHT && column instanceof ListColumn ? [{ name, column }] : [],
    );
    const deferredFields = new Set(lists.map(({ name }) => name));
    this.#searchedFields = {
      text: Object.fromEntries(Object.entries(text).filter(([name]) => !deferredFields.has(name))),
      identifiers,
    };
    for (const document of documents) {
      changed.add(this.#upsert(document));
      if (changed.size % BATCH_SIZE === 0) await pause();
    }
    for (const { column } of lists) this.text.addListed(column.postings(), this.#capacity);
    this.#searchedFields = this.definition;
    this.#updateOrders(changed);
    const columns = [this.columns, this.identifiers, this.ranges, this.points, this.stored];
    for (const column of columns.flatMap((group) => [...group.values()]))
      column.trim(this.#usedSlots);
  }

  /**
   * The content of the index. It shares memory with the index, so it must be written before the next change.
   */
  toSnapshot(): IndexSnapshot {
    return {
      used: this.#usedSlots,
      free: this.#freeSlots,
      live: this.#live,
      blobs: this.#blobs.toSnapshot(),
      facets: createSnapshots(this.columns),
      identifiers: createSnapshots(this.identifiers),
      ranges: createSnapshots(this.ranges),
      points: createSnapshots(this.points),
      stored: createSnapshots(this.stored),
      text: this.text.toSnapshot(),
      orders: this.orders.toSnapshot(),
    };
  }

  /**
   * Takes over the content, and the memory, of a snapshot; the index must be new and have the same
   * definition.
   */
  restore(snapshot: IndexSnapshot): void {
    this.#usedSlots = snapshot.used;
    this.#freeSlots.push(...snapshot.free);
    this.#live = snapshot.live;
    this.#blobs.restore(snapshot.blobs);
    restoreInto(this.columns, snapshot.facets);
    restoreInto(this.identifiers, snapshot.identifiers);
    restoreInto(this.ranges, snapshot.ranges);
    restoreInto(this.points, snapshot.points);
    restoreInto(this.stored, snapshot.stored);
    this.text.restore(snapshot.text);
    this.orders.restore(snapshot.orders, this.#capacity);
    for (const [slot, id] of snapshot.orders.ids.entries()) {
      if (this.#isLive(slot)) this.#slots.set(id, slot);
    }
  }

  /** Applies a change. Returns the slot if its position in the orders may have changed. */
  #apply(change: IndexChange): number | undefined {
    switch (change.kind) {
      case 'delete':
        return this.#delete(change.id);
      case 'upsert':
        return this.#upsert(change.document);
      case 'patch':
        return this.#patch(change);
    }
  }

  #updateOrders(changed: ReadonlySet<number>): void {
    this.#cached.clear();
    if (changed.size === 0) return;
    const present = [...changed].filter((slot) => this.#isLive(slot));
    this.orders.update(changed, present, this.#capacity);
  }

  get #capacity(): number {
    return this.#live.length * 32;
  }

  #isLive(slot: number): boolean {
    return (((this.#live[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  #upsert(document: SearchDocument): number {
    const id = String(document[this.definition.id]);
    const existing = this.#slots.get(id);
    if (existing !== undefined) this.text.remove(existing, this.#storedTexts(existing));
    const slot = existing ?? this.#freeSlot();
    this.#slots.set(id, slot);
    setBit(this.#live, slot);
    for (const [field, setters] of this.#setters) {
      const value = document[field];
      for (const set of setters) set(slot, value);
    }
    for (const set of this.#pathSetters) set(slot, document);
    this.text.add(slot, searchedTexts(this.#searchedFields, document), this.#capacity);
    this.orders.set(slot, id, document);
    return slot;
  }

  #patch({ id, fields }: DocumentPatch): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    for (const [field, setters] of this.#setters) {
      if (Object.hasOwn(fields, field)) for (const set of setters) set(slot, fields[field]);
    }
    return this.orders.patch(slot, fields) ? slot : undefined;
  }

  #makeSetters(): Map<string, SetValue[]> {
    const setters = new Map<string, SetValue[]>();
    const add = (field: string, set: SetValue): void => {
      setters.set(field, [...(setters.get(field) ?? []), set]);
    };
    for (const [field, column] of this.stored) {
      add(field, (slot, value) => column.set(slot, value));
    }
    for (const [name, column] of this.columns) {
      if (isField(name)) add(name, this.#facetSetter(column));
    }
    for (const [field, column] of this.identifiers) {
      add(field, (slot, value) => column.set(slot, toText(value)));
    }
    for (const [field, column] of this.ranges) {
      add(field, (slot, value) => column.set(slot, toNumber(value)));
    }
    for (const [field, column] of this.points) {
      add(field, (slot, value) => column.set(slot, value));
    }
    return setters;
  }

  #delete(id: string): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    this.text.remove(slot, this.#storedTexts(slot));
    for (const column of [...this.columns.values(), ...this.identifiers.values()]) {
      column.clear(slot);
    }
    for (const column of this.ranges.values()) column.set(slot, NaN);
    for (const column of this.points.values()) column.clear(slot);
    for (const column of this.stored.values()) column.set(slot, undefined);
    this.#slots.delete(id);
    clearBit(this.#live, slot);
    this.#freeSlots.push(slot);
    return slot;
  }

  #freeSlot(): number {
    const free = this.#freeSlots.pop();
    if (free !== undefined) return free;
    if (this.#usedSlots === this.#capacity) this.#live = grownBits(this.#live, this.#capacity * 2);
    this.#usedSlots += 1;
    return this.#usedSlots - 1;
  }

  #facetSetter(column: FacetColumn): SetValue {
    if (column instanceof ListColumn) {
      return (slot, value) => column.set(slot, toTexts(value), this.#capacity);
    }
    const valueColumn = column as ValueColumn;
    return (slot, value) => valueColumn.set(slot, value);
  }

  #pathSetter(name: string, column: FacetColumn): SetAtPath {
    const levels = name.split(LEVEL_SEPARATOR);
    if (column instanceof ListColumn) {
      const read = isHierarchy(name)
        ? (document: SearchDocument) => readBranches(document, levels)
        : (document: SearchDocument) => readTexts(document, name);
      return (slot, document) => column.set(slot, read(document), this.#capacity);
    }
    const valueColumn = column as ValueColumn;
    const root = new Branch();
    // Only the longest branch is stored; it includes the shorter ones.
    return (slot, document) => valueColumn.set(slot, root.pathOf(document, levels));
  }

  /** The texts that a slot's document was indexed with. */
  #storedTexts(slot: number): WeightedTexts[] {
    const fields = Object.keys(this.definition.text).map(
      (field) => [field, this.stored.get(field)?.read(slot)] as const,
    );
    return searchedTexts(this.#searchedFields, Object.fromEntries(fields));
  }

  #storedColumn(field: string): StoredColumn {
    const column = this.stored.get(field);
    if (!column) throw new Error(`Index ${this.definition.name} has no field ${field}`);
    return column;
  }
}

const isField = (name: string): boolean => !name.includes('.') && !isHierarchy(name);
const isHierarchy = (name: string): boolean => name.includes(LEVEL_SEPARATOR);
