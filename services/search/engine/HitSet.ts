import { countBits, slotsOf, without, type Bits } from './bits';
import type { SearchIndex } from './SearchIndex';
import type { Hits } from './ValueColumn';

/** A column that counts documents by code. */
interface Counted {
  count(hits: Hits): Uint32Array;
}

/** Documents that facets count. */
export class HitSet {
  readonly count: number;
  #slots: Uint32Array | undefined;
  #missed: HitSet | undefined;

  constructor(
    private readonly index: SearchIndex,
    readonly bits: Bits,
  ) {
    this.count = countBits(bits);
  }

  /** Every document of the index. */
  get isAll(): boolean {
    return this.count === this.index.size;
  }

  get slots(): Uint32Array {
    return (this.#slots ??= slotsOf(this.bits, this.count));
  }

  /** Documents by code. When most documents are hits, the misses are counted and subtracted. */
  countValues(name: string, column: Counted): Uint32Array {
    if (this.isAll) return this.#totals(name, column);
    if (this.count <= this.index.size / 2) return column.count(this);
    this.#missed ??= new HitSet(
      this.index,
      without(this.index.live.subarray(0, this.bits.length), this.bits),
    );
    const missed = column.count(this.#missed);
    const counts = this.#totals(name, column).slice();
    for (let code = 0; code < counts.length; code += 1) {
      counts[code] = (counts[code] ?? 0) - (missed[code] ?? 0);
    }
    return counts;
  }

  /** Counts of all documents, made once between two changes. */
  #totals(name: string, column: Counted): Uint32Array {
    const { index } = this;
    return index.remember(`totals ${name}`, () =>
      column.count(new HitSet(index, index.live.subarray(0, this.bits.length))),
    );
  }
}
