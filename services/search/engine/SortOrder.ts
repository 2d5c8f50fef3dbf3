/** Compares two slots; 0 only for the same slot. */
export type CompareSlots = (a: number, b: number) => number;

/** All documents in one order. The rank of a slot is its position in the order. */
export class SortOrder {
  #order = new Uint32Array(0);
  #ranks = new Uint32Array(0);

  constructor(private readonly compare: CompareSlots) {}

  get order(): Uint32Array {
    return this.#order;
  }

  /** Ranks by slot. */
  get ranks(): Uint32Array {
    return this.#ranks;
  }

  toSnapshot(): Uint32Array<ArrayBuffer> {
    return this.#order;
  }

  /** @param capacity number of slots that the index has room for */
  restore(order: Uint32Array<ArrayBuffer>, capacity: number): void {
    this.#order = order;
    this.#updateRanks(capacity);
  }

  /** Removes the changed slots and inserts those that are present. */
  update(changed: ReadonlySet<number>, present: readonly number[], capacity: number): void {
    const added = Uint32Array.from(present).sort(this.compare);
    this.#order = this.#order.length === 0 ? added : this.#merge(changed, added);
    this.#updateRanks(capacity);
  }

  /**
   * Merges the added slots, which are sorted, into the order without the changed ones. Positions are found
   * by binary search.
   */
  #merge(changed: ReadonlySet<number>, added: Uint32Array): Uint32Array<ArrayBuffer> {
    const unchanged = this.#order.filter((slot) => !changed.has(slot));
    const order = new Uint32Array(unchanged.length + added.length);
    let copiedUntil = 0;
    for (let index = 0; index < added.length; index += 1) {
      const slot = added[index] ?? 0;
      const position = this.#lowerBound(unchanged, slot, copiedUntil);
      order.set(unchanged.subarray(copiedUntil, position), copiedUntil + index);
      order[position + index] = slot;
      copiedUntil = position;
    }
    order.set(unchanged.subarray(copiedUntil), copiedUntil + added.length);
    return order;
  }

  #lowerBound(order: Uint32Array, slot: number, from: number): number {
    let low = from;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(order[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #updateRanks(capacity: number): void {
    if (this.#ranks.length < capacity) this.#ranks = new Uint32Array(capacity);
    for (let index = 0; index < this.#order.length; index += 1) {
      this.#ranks[this.#order[index] ?? 0] = index;
    }
  }
}
