/** A source of numbers from 0 (inclusive) to 1. */
export type Random = () => number;

/**
 * A repeatable source of numbers from 0 (inclusive) to 1: the same seed gives the same numbers every
 * time. Mulberry32, public domain.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Numbers that belong to these coordinates, such as an index, a car and a purpose. */
export function randomOf(...coordinates: readonly number[]): Random {
  let seed = 0x9e3779b9;
  for (const coordinate of coordinates) {
    seed = Math.imul(seed ^ coordinate, 0x85ebca6b);
    seed ^= seed >>> 13;
  }
  return seededRandom(Math.imul(seed, 0xc2b2ae35));
}

/** Where rows begin: so that the stock of 2,000 cars has every model that addresses name. */
const FIRST_DRAW = 23;

/**
 * The number of a place in a row that goes on for ever: any stretch of the row comes near every number
 * from 0 to 1, so that even few draws meet what is rare (multiples of the golden ratio).
 */
export const evenly = (row: number, place: number): Random => {
  const start = randomOf(row, FIRST_DRAW)();
  return () => (start + place * 0.618_033_988_749_895) % 1;
};

/** One of the list, each as likely. Throws for an empty list. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** A whole number from the least to the most, both included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** Things with weights, prepared to be drawn. */
export class Lottery<Item> {
  readonly #items: readonly Item[];
  readonly #ends: number[] = [];
  #sum = 0;

  constructor(items: readonly Item[], weightOf: (item: Item) => number) {
    this.#items = items;
    for (const item of items) this.#ends.push((this.#sum += weightOf(item)));
  }

  /** One of the things, as likely as its weight says. Throws where there are none. */
  draw(random: Random): Item {
    const at = random() * this.#sum;
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new Error('Nothing to draw');
    return item;
  }
}
