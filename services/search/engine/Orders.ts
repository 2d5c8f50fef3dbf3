import type { IndexDefinition, SearchDocument, SortDefinition } from '../indexDefinition';
import type { CompareTexts } from './compareTexts';
import { NumberColumn } from './NumberColumn';
import { toNumber, toText, toTime } from './readField';
import { SortOrder } from './SortOrder';
import { TextCodes } from './TextCodes';

/** The sort key of an order: a number by slot, NaN for a document without a value. */
interface SortKey {
  field: string;
  set: (slot: number, document: SearchDocument | undefined) => void;
  /** Called before slots are compared, once after each change. */
  prepare: () => void;
  get: (slot: number) => number;
  toSnapshot: () => KeySnapshot;
  restore: (snapshot: KeySnapshot) => void;
}

interface KeySnapshot {
  /** Numbers by slot; for texts their codes. */
  numbers: Float64Array<ArrayBuffer>;
  texts: readonly string[];
}

export interface OrdersSnapshot {
  /** Ids by slot. */
  ids: readonly string[];
  byId: Uint32Array<ArrayBuffer>;
  keys: readonly (readonly [of: string, key: KeySnapshot])[];
  byName: readonly (readonly [name: string, order: Uint32Array<ArrayBuffer>])[];
}

/**
 * The orders of an index (`sort_name`). Documents without a value come last; ties are sorted by id, compared
 * by character codes in every language.
 */
export class Orders {
  readonly #ids: string[] = [];
  readonly #byId = new SortOrder((a, b) => ((this.#ids[a] ?? '') < (this.#ids[b] ?? '') ? -1 : 1));
  readonly #keys = new Map<string, SortKey>();
  readonly #byName = new Map<string, SortOrder>();

  constructor(definition: IndexDefinition, compareTexts: CompareTexts) {
    for (const [name, sort] of Object.entries(definition.sorts)) {
      // The point differs from search to search, so distances cannot be sorted in advance.
      if (sort.by === 'distance') continue;
      const keyName = `${sort.by} ${sort.field}`;
      const key = this.#keys.get(keyName) ?? createKey(sort, compareTexts);
      this.#keys.set(keyName, key);
      this.#byName.set(name, new SortOrder(this.#createComparator(key, sort.descending ?? false)));
    }
  }

  get(name: string): SortOrder {
    return this.#byName.get(name) ?? this.#byId;
  }

  set(slot: number, id: string, document: SearchDocument): void {
    this.#ids[slot] = id;
    for (const key of this.#keys.values()) key.set(slot, document);
  }

  toSnapshot(): OrdersSnapshot {
    return {
      ids: this.#ids,
      byId: this.#byId.toSnapshot(),
      keys: [...this.#keys].map(([keyName, key]) => [keyName, key.toSnapshot()]),
      byName: [...this.#byName].map(([name, order]) => [name, order.toSnapshot()]),
    };
  }

  /** @param capacity number of slots that the index has room for */
  restore({ ids, byId, keys, byName }: OrdersSnapshot, capacity: number): void {
    for (const [slot, id] of ids.entries()) this.#ids[slot] = id;
    this.#byId.restore(byId, capacity);
    for (const [keyName, key] of keys) this.#keys.get(keyName)?.restore(key);
    for (const [name, order] of byName) this.#byName.get(name)?.restore(order, capacity);
  }

  /** Updates the changed fields of a slot. Returns whether an order compares any of them. */
  patch(slot: number, fields: SearchDocument): boolean {
    const changed = [...this.#keys.values()].filter(({ field }) => Object.hasOwn(fields, field));
    for (const key of changed) key.set(slot, fields);
    return changed.length > 0;
  }

  /**
   * Updates every order.
   * @param changed slots that changed or were removed
   * @param present those of them that are still in use
   * @param capacity number of slots that the index has room for
   */
  update(changed: ReadonlySet<number>, present: readonly number[], capacity: number): void {
    this.#byId.update(changed, present, capacity);
    for (const key of this.#keys.values()) key.prepare();
    for (const order of this.#byName.values()) order.update(changed, present, capacity);
  }

  #createComparator(key: SortKey, descending: boolean): (a: number, b: number) => number {
    const direction = descending ? -1 : 1;
    return (a, b) => {
      const first = key.get(a);
      const second = key.get(b);
      if (first < second) return -direction;
      if (first > second) return direction;
      const missing = Number(Number.isNaN(first)) - Number(Number.isNaN(second));
      const { ranks } = this.#byId;
      return missing || (ranks[a] ?? 0) - (ranks[b] ?? 0);
    };
  }
}

function createKey({ field, by }: SortDefinition, compareTexts: CompareTexts): SortKey {
  if (by === 'text') return textKey(field, compareTexts);
  const column = new NumberColumn();
  const toKey = by === 'date' ? toTime : toNumber;
  return {
    field,
    set: (slot, document) => column.set(slot, toKey(document?.[field])),
    prepare: () => undefined,
    get: (slot) => column.get(slot),
    toSnapshot: () => ({ numbers: column.toSnapshot(), texts: [] }),
    restore: ({ numbers }) => column.restore(numbers),
  };
}

/** The sort key of a text is its rank among all texts of the field. */
function textKey(field: string, compareTexts: CompareTexts): SortKey {
  const texts = new TextCodes();
  const codes = new NumberColumn();
  let ranks: number[] = [];
  return {
    field,
    set: (slot, document) => {
      const text = toText(document?.[field]);
      codes.set(slot, text === undefined ? NaN : texts.add(text));
    },
    prepare: () => {
      if (ranks.length === texts.size) return;
      const sorted = texts.texts.map((text, code) => ({ text, code })).slice(1);
      sorted.sort((a, b) => compareTexts(a.text, b.text));
      ranks = new Array<number>(texts.size).fill(0);
      for (const [rank, { code }] of sorted.entries()) ranks[code] = rank;
    },
    get: (slot) => ranks[codes.get(slot)] ?? NaN,
    toSnapshot: () => ({ numbers: codes.toSnapshot(), texts: texts.toSnapshot() }),
    restore: (snapshot) => {
      codes.restore(snapshot.numbers);
      texts.restore(snapshot.texts);
    },
  };
}
