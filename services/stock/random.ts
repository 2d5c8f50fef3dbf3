/** Returns the next random number, from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * Creates a repeatable sequence of random numbers (Mulberry32, public domain): the same seed gives the same
 * numbers.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates the random sequence for coordinates such as index, car and purpose. */
export function createRandom(...coordinates: readonly number[]): Random {
  let seed = 0x9e3779b9;
  for (const coordinate of coordinates) {
    seed = Math.imul(seed ^ coordinate, 0x85ebca6b);
    seed ^= seed >>> 13;
  }
  return seededRandom(Math.imul(seed, 0xc2b2ae35));
}

/**
 * Start of the sequences in `drawUniform`; chosen so that a stock of 2,000 cars contains every model that tests
 * visit.
 */
const FIRST_DRAW = 23;

/**
 * Returns element `index` of a low-discrepancy sequence (multiples of the golden ratio). Its numbers cover
 * the range from 0 to 1 evenly, so that even few draws include rare values.
 */
export const drawUniform = (sequence: number, index: number): Random => {
  const start = createRandom(sequence, FIRST_DRAW)();
  return () => (start + index * 0.618_033_988_749_895) % 1;
};

/** Picks an item of a list, all with equal probability. Throws if the list is empty. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** Draws an integer from `min` to `max`, both inclusive. */
export const randomInteger = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

/** Draws items with weighted probability. */
export class WeightedPicker<Item> {
  readonly #items: readonly Item[];
  readonly #cumulativeWeights: number[] = [];
  #totalWeight = 0;

  constructor(items: readonly Item[], getWeight: (item: Item) => number) {
    this.#items = items;
    for (const item of items) this.#cumulativeWeights.push((this.#totalWeight += getWeight(item)));
  }

  /** Draws an item with a probability proportional to its weight. Throws if there is no item. */
  draw(random: Random): Item {
    const target = random() * this.#totalWeight;
    let low = 0;
    let high = this.#cumulativeWeights.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cumulativeWeights[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new Error('Nothing to draw');
    return item;
  }
}
