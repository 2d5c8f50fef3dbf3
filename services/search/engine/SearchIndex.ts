import { searchedTexts, type SearchedFields, type WeightedTexts } from '../analysis/TermReader';
import { LEVEL_SEPARATOR, valueNames } from '../indexDefinition';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import { compoundsOf, meaningsOf, type Meaning } from '../words/languages';
import { clearBit, emptyBits, grownBits, setBit, type Bits } from './bits';
import { BlobStore } from './BlobStore';
import { Branch } from './Branch';
import { textComparison, type CompareTexts } from './compareTexts';
import { IdentifierColumn } from './IdentifierColumn';
import type { IndexSnapshot } from './indexSnapshot.types';
import { ListColumn } from './ListColumn';
import { Orders } from './Orders';
import { PointColumn } from './PointColumn';
import { RangeColumn } from './RangeColumn';
import { restoreInto, snapshotsOf } from './partSnapshots';
import { branchesOf, numberOf, textOf, textsAt, textsOf } from './readField';
import { StoredColumn } from './StoredColumn';
import { LIGHTEST, TextIndex } from './TextIndex';
import { ValueColumn, type FacetColumn } from './ValueColumn';

/** A document that is put into an index, replacing the one with its id, or taken out. */
export type DocumentChange =
  { kind: 'upsert'; document: SearchDocument } | { kind: 'delete'; id: string };

/**
 * Replaces fields of a document, undefined removes one; ignored where there is no such document. For
 * fields that the service calculates: neither searched for words nor part of a hierarchy.
 */
export interface DocumentPatch {
  kind: 'patch';
  id: string;
  fields: SearchDocument;
}

export type IndexChange = DocumentChange | DocumentPatch;

/** Puts a field's value into a column. */
type SetValue = (slot: number, value: unknown) => void;
/** Puts what a document has at a path, or in the fields of a hierarchy, into a column. */
type SetAtPath = (slot: number, document: SearchDocument) => void;

const FIRST_CAPACITY = 64;
/** Documents that are added before the event loop gets a turn: ten milliseconds. */
const DOCUMENTS_A_TURN = 100;

/**
 * An index in memory: documents in numbered slots, a column for each use of a field (search.md, "The
 * choice"). Slots of documents that are gone are used again.
 */
export class SearchIndex {
  readonly compareTexts: CompareTexts;
  /** Data of the index's languages: parts of compounds, and phrases with a meaning of their own. */
  readonly compounds: ReadonlySet<string>;
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly columns = new Map<string, FacetColumn>();
  readonly identifiers = new Map<string, IdentifierColumn>();
  readonly ranges = new Map<string, RangeColumn>();
  readonly points = new Map<string, PointColumn>();
  readonly stored = new Map<string, StoredColumn>();
  readonly text: TextIndex;
  readonly orders: Orders;

  /** Results about all documents, by kind; every change clears them. */
  readonly #remembered = new Map<string, unknown>();
  readonly #blobs = new BlobStore();
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  /** What puts a field into its columns: a document is asked for each field once. */
  readonly #setters: ReadonlyMap<string, readonly SetValue[]>;
  readonly #pathSetters: readonly SetAtPath[];
  /** Where words of documents are read: in all fields that say so, but for `fill`. */
  #searched: SearchedFields;
  #used = 0;
  #live: Bits = emptyBits(FIRST_CAPACITY);

  constructor(readonly definition: IndexDefinition) {
    const { fields, identifiers, lists, ranges, points, languages } = definition;
    this.#searched = definition;
    this.compareTexts = textComparison(languages[0] ?? 'en');
    this.compounds = compoundsOf(languages);
    this.meanings = meaningsOf(languages);
    this.text = new TextIndex(this.compounds);
    this.orders = new Orders(definition, this.compareTexts);
    for (const field of fields) this.stored.set(field, new StoredColumn(this.#blobs));
    for (const name of valueNames(definition)) {
      const several = lists.includes(name) || (isHierarchy(name) && name.includes('.'));
      this.columns.set(name, several ? new ListColumn() : new ValueColumn());
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

  /** How many documents there are. */
  get size(): number {
    return this.#slots.size;
  }

  /** One more than the highest slot in use. */
  get slots(): number {
    return this.#used;
  }

  /** The slots in use. Not to be changed. */
  get live(): Bits {
    return this.#live;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** The result of `make`, cached until the next change. */
  remember<T>(what: string, make: () => T): T {
    if (!this.#remembered.has(what)) this.#remembered.set(what, make());
    return this.#remembered.get(what) as T;
  }

  /** Applies changes as a whole: no search sees some of them alone. Deleting a missing document is allowed. */
  apply(changes: Iterable<IndexChange>): void {
    const changed = new Set<number>();
    for (const change of changes) {
      const slot = this.#apply(change);
      if (slot !== undefined) changed.add(slot);
    }
    this.#order(changed);
  }

  /**
   * Puts in the first documents, and gives back the room that growing columns keep ahead. No search
   * may run before it fulfils; `turn` is awaited between two documents.
   */
  async fill(documents: Iterable<SearchDocument>, turn: () => Promise<void>): Promise<void> {
    const changed = new Set<number>();
    const { text, identifiers } = this.definition;
    const lists = [...this.columns].flatMap(([name, column]) =>
      text[name] === LIGHTEST && column instanceof ListColumn ? [{ name, column }] : [],
    );
    const later = new Set(lists.map(({ name }) => name));
    this.#searched = {
      text: Object.fromEntries(Object.entries(text).filter(([name]) => !later.has(name))),
      identifiers,
    };
    for (const document of documents) {
      changed.add(this.#put(document));
      if (changed.size % DOCUMENTS_A_TURN === 0) await turn();
    }
    for (const { column } of lists) this.text.addListed(column.postings(), this.#capacity);
    this.#searched = this.definition;
    this.#order(changed);
    const columns = [this.columns, this.identifiers, this.ranges, this.points, this.stored];
    for (const column of columns.flatMap((group) => [...group.values()])) column.trim(this.#used);
  }

  /** Everything that it holds; it shares memory with the index, so it is written before the next change. */
  toSnapshot(): IndexSnapshot {
    return {
      used: this.#used,
      free: this.#free,
      live: this.#live,
      blobs: this.#blobs.toSnapshot(),
      facets: snapshotsOf(this.columns),
      identifiers: snapshotsOf(this.identifiers),
      ranges: snapshotsOf(this.ranges),
      points: snapshotsOf(this.points),
      stored: snapshotsOf(this.stored),
      text: this.text.toSnapshot(),
      orders: this.orders.toSnapshot(),
    };
  }

  /** Takes over what a new, empty index of the same definition held; its memory as well. */
  restore(snapshot: IndexSnapshot): void {
    this.#used = snapshot.used;
    this.#free.push(...snapshot.free);
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

  /** The slot whose position in the orders may have changed. */
  #apply(change: IndexChange): number | undefined {
    switch (change.kind) {
      case 'delete':
        return this.#delete(change.id);
      case 'upsert':
        return this.#put(change.document);
      case 'patch':
        return this.#patch(change);
    }
  }

  #order(changed: ReadonlySet<number>): void {
    this.#remembered.clear();
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

  #put(document: SearchDocument): number {
    const id = String(document[this.definition.id]);
    const known = this.#slots.get(id);
    if (known !== undefined) this.text.remove(known, this.#storedTexts(known));
    const slot = known ?? this.#freeSlot();
    this.#slots.set(id, slot);
    setBit(this.#live, slot);
    for (const [field, setters] of this.#setters) {
      const value = document[field];
      for (const set of setters) set(slot, value);
    }
    for (const set of this.#pathSetters) set(slot, document);
    this.text.add(slot, searchedTexts(this.#searched, document), this.#capacity);
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
      add(field, (slot, value) => column.set(slot, textOf(value)));
    }
    for (const [field, column] of this.ranges) {
      add(field, (slot, value) => column.set(slot, numberOf(value)));
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
    this.#free.push(slot);
    return slot;
  }

  #freeSlot(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#used === this.#capacity) this.#live = grownBits(this.#live, this.#capacity * 2);
    this.#used += 1;
    return this.#used - 1;
  }

  #facetSetter(column: FacetColumn): SetValue {
    if (column instanceof ListColumn) {
      return (slot, value) => column.set(slot, textsOf(value), this.#capacity);
    }
    const only = column as ValueColumn;
    return (slot, value) => only.set(slot, value);
  }

  #pathSetter(name: string, column: FacetColumn): SetAtPath {
    const levels = name.split(LEVEL_SEPARATOR);
    if (column instanceof ListColumn) {
      const read = isHierarchy(name)
        ? (document: SearchDocument) => branchesOf(document, levels)
        : (document: SearchDocument) => textsAt(document, name);
      return (slot, document) => column.set(slot, read(document), this.#capacity);
    }
    const only = column as ValueColumn;
    const root = new Branch();
    // The longest branch stands for those that it begins with.
    return (slot, document) => only.set(slot, root.pathOf(document, levels));
  }

  /** The texts that a slot's document was added with. */
  #storedTexts(slot: number): WeightedTexts[] {
    const fields = Object.keys(this.definition.text).map(
      (field) => [field, this.stored.get(field)?.read(slot)] as const,
    );
    return searchedTexts(this.#searched, Object.fromEntries(fields));
  }

  #storedColumn(field: string): StoredColumn {
    const column = this.stored.get(field);
    if (!column) throw new Error(`Index ${this.definition.name} has no field ${field}`);
    return column;
  }
}

const isField = (name: string): boolean => !name.includes('.') && !isHierarchy(name);
const isHierarchy = (name: string): boolean => name.includes(LEVEL_SEPARATOR);
