import type { IndexDefinition, SearchDocument, SortDefinition } from '../indexDefinition';
import type { CompareTexts } from './compareTexts';
import { NumberColumn } from './NumberColumn';
import { numberOf, textOf, timeOf } from './readField';
import { SortOrder } from './SortOrder';
import { TextCodes } from './TextCodes';

/** What an order compares: a number by slot, NaN where a document has none. */
interface Key {
  field: string;
  set: (slot: number, document: SearchDocument | undefined) => void;
  /** Called before comparing, once after each change. */
  prepare: () => void;
  get: (slot: number) => number;
  toSnapshot: () => KeySnapshot;
  restore: (snapshot: KeySnapshot) => void;
}

interface KeySnapshot {
  /** By slot; the numbers of texts where there are such. */
  numbers: Float64Array<ArrayBuffer>;
  texts: readonly string[];
}

export interface OrdersSnapshot {
  /** By slot. */
  ids: readonly string[];
  byId: Uint32Array<ArrayBuffer>;
  keys: readonly (readonly [of: string, key: KeySnapshot])[];
  byName: readonly (readonly [name: string, order: Uint32Array<ArrayBuffer>])[];
}

/**
 * The orders of an index (`sort_name`): documents without a value last, ties by
 * identifier, whose characters count by their numbers in every language alike.
 */
export class Orders {
  readonly #ids: string[] = [];
  readonly #byId = new SortOrder((a, b) => ((this.#ids[a] ?? '') < (this.#ids[b] ?? '') ? -1 : 1));
  readonly #keys = new Map<string, Key>();
  readonly #byName = new Map<string, SortOrder>();

  constructor(definition: IndexDefinition, compareTexts: CompareTexts) {
    for (const [name, sort] of Object.entries(definition.sorts)) {
      // Each search has a point of its own.
      if (sort.by === 'distance') continue;
      const of = `${sort.by} ${sort.field}`;
      const key = this.#keys.get(of) ?? keyOf(sort, compareTexts);
      this.#keys.set(of, key);
      this.#byName.set(name, new SortOrder(this.#comparison(key, sort.descending ?? false)));
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
      keys: [...this.#keys].map(([of, key]) => [of, key.toSnapshot()]),
      byName: [...this.#byName].map(([name, order]) => [name, order.toSnapshot()]),
    };
  }

  /** The index has room for so many slots. */
  restore({ ids, byId, keys, byName }: OrdersSnapshot, capacity: number): void {
    for (const [slot, id] of ids.entries()) this.#ids[slot] = id;
    this.#byId.restore(byId, capacity);
    for (const [of, key] of keys) this.#keys.get(of)?.restore(key);
    for (const [name, order] of byName) this.#byName.get(name)?.restore(order, capacity);
  }

  /** Sets what of a slot changed; whether an order compares any of it. */
  patch(slot: number, fields: SearchDocument): boolean {
    const changed = [...this.#keys.values()].filter(({ field }) => Object.hasOwn(fields, field));
    for (const key of changed) key.set(slot, fields);
    return changed.length > 0;
  }

  /** Brings every order up to date with the slots that changed and those of them that are in use. */
  update(changed: ReadonlySet<number>, present: readonly number[], capacity: number): void {
    this.#byId.update(changed, present, capacity);
    for (const key of this.#keys.values()) key.prepare();
    for (const order of this.#byName.values()) order.update(changed, present, capacity);
  }

  #comparison(key: Key, descending: boolean): (a: number, b: number) => number {
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

function keyOf({ field, by }: SortDefinition, compareTexts: CompareTexts): Key {
  if (by === 'text') return textKey(field, compareTexts);
  const column = new NumberColumn();
  const read = by === 'date' ? timeOf : numberOf;
  return {
    field,
    set: (slot, document) => column.set(slot, read(document?.[field])),
    prepare: () => undefined,
    get: (slot) => column.get(slot),
    toSnapshot: () => ({ numbers: column.toSnapshot(), texts: [] }),
    restore: ({ numbers }) => column.restore(numbers),
  };
}

/** Texts take the places that they have among all texts of the field. */
function textKey(field: string, compareTexts: CompareTexts): Key {
  const texts = new TextCodes();
  const codes = new NumberColumn();
  let places: number[] = [];
  return {
    field,
    set: (slot, document) => {
      const text = textOf(document?.[field]);
      codes.set(slot, text === undefined ? NaN : texts.add(text));
    },
    prepare: () => {
      if (places.length === texts.size) return;
      const sorted = texts.texts.map((text, code) => ({ text, code })).slice(1);
      sorted.sort((a, b) => compareTexts(a.text, b.text));
      places = new Array<number>(texts.size).fill(0);
      for (const [place, { code }] of sorted.entries()) places[code] = place;
    },
    get: (slot) => places[codes.get(slot)] ?? NaN,
    toSnapshot: () => ({ numbers: codes.toSnapshot(), texts: texts.toSnapshot() }),
    restore: (snapshot) => {
      codes.restore(snapshot.numbers);
      texts.restore(snapshot.texts);
    },
  };
}
