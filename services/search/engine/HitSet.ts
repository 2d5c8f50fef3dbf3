import { countBits, listSlots, without, type Bits } from './bits';
import type { SearchIndex } from './SearchIndex';
import type { Hits } from './ValueColumn';

/** A column that counts documents by the code of their value. */
interface CountingColumn {
  count(hits: Hits): Uint32Array;
}

/** A set of documents, for counting facets. */
export class HitSet {
  readonly count: number;
  #slots: Uint32Array | undefined;
  #others: HitSet | undefined;

  constructor(
    private readonly index: SearchIndex,
    readonly bits: Bits,
  ) {
    this.count = countBits(bits);
  }

  /** Whether all documents of the index are in the set. */
  get isAll(): boolean {
    return this.count === this.index.size;
  }

  get slots(): Uint32Array {
    return (this.#slots ??= listSlots(this.bits, this.count));
  }

  /** Counts of documents by code. If most documents are in the set, the others are counted and subtracted. */
  countValues(name: string, column: CountingColumn): Uint32Array {
    if (this.isAll) return this.#totals(name, column);
    if (this.count <= this.index.size / 2) return column.count(this);
    this.#others ??= new HitSet(
      this.index,
      without(this.index.live.subarray(0, this.bits.length), this.bits),
    );
    const otherCounts = column.count(this.#others);
    const counts = this.#totals(name, column).slice();
    for (let code = 0; code < counts.length; code += 1) {
      counts[code] = (counts[code] ?? 0) - (otherCounts[code] ?? 0);
    }
    return counts;
  }

  /** Counts of all documents, cached until the next change. */
  #totals(name: string, column: CountingColumn): Uint32Array {
    const { index } = this;
    return index.getOrCalculate(`totals ${name}`, () =>
      column.count(new HitSet(index, index.live.subarray(0, this.bits.length))),
    );
  }
}
