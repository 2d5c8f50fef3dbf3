/** Compares two slots; 0 only for the same slot. */
export type CompareSlots = (a: number, b: number) => number;

/** All documents in one order. Ranks tell a slot's place in it. */
export class SortOrder {
  #order = new Uint32Array(0);
  #ranks = new Uint32Array(0);

  constructor(private readonly compare: CompareSlots) {}

  get order(): Uint32Array {
    return this.#order;
  }

  /** Places by slot. */
  get ranks(): Uint32Array {
    return this.#ranks;
  }

  toSnapshot(): Uint32Array<ArrayBuffer> {
    return this.#order;
  }

  /** The index has room for so many slots. */
  restore(order: Uint32Array<ArrayBuffer>, capacity: number): void {
    this.#order = order;
    this.#rank(capacity);
  }

  /** Takes out the slots that changed and puts in those that are there now. */
  update(changed: ReadonlySet<number>, present: readonly number[], capacity: number): void {
    const added = Uint32Array.from(present).sort(this.compare);
    this.#order = this.#order.length === 0 ? added : this.#merged(changed, added);
    this.#rank(capacity);
  }

  /** In steps that grow with the logarithm of the documents, copying aside. */
  #merged(changed: ReadonlySet<number>, added: Uint32Array): Uint32Array<ArrayBuffer> {
    const kept = this.#order.filter((slot) => !changed.has(slot));
    const order = new Uint32Array(kept.length + added.length);
    let from = 0;
    for (let at = 0; at < added.length; at += 1) {
      const slot = added[at] ?? 0;
      const to = this.#placeIn(kept, slot, from);
      order.set(kept.subarray(from, to), from + at);
      order[to + at] = slot;
      from = to;
    }
    order.set(kept.subarray(from), from + added.length);
    return order;
  }

  #placeIn(order: Uint32Array, slot: number, from: number): number {
    let low = from;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(order[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rank(capacity: number): void {
    if (this.#ranks.length < capacity) this.#ranks = new Uint32Array(capacity);
    for (let at = 0; at < this.#order.length; at += 1) {
      this.#ranks[this.#order[at] ?? 0] = at;
    }
  }
}
