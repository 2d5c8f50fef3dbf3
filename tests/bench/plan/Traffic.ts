import { SeededRandom } from '../../support/seededRandom';
import { traffic } from './assumptions';
import { devices, type Address, type Device, type PageClass } from './plan.types';

/** A browser during a visit. */
export interface Visit {
  site: string;
  place: number;
  device: Device;
  hasAssets: boolean;
  /** The visit came from an advertisement, and its first view is still to come. */
  hasClickId: boolean;
  readonly pages: Set<number>;
  readonly pictures: Set<number>;
}

/** Number of concurrent visits; more would only need more memory. */
const CONCURRENT_VISITS = 6000;

/** Ranks addresses by popularity: front pages, then lists and main pages, then all others in random order. */
function rankAddresses(addresses: readonly Address[], seed: number): number[] {
  const random = new SeededRandom(seed);
  const rank = ({ pageClass, path }: Address): number => {
    if (pageClass === 'front') return random.next();
    if (pageClass === 'list') return 1 + random.next();
    return pageClass === 'content' && path.split('/').length === 2
      ? 2 + random.next()
      : 3 + random.next();
  };
  return addresses
    .map((address, index) => ({ at: index, rank: rank(address) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ at }) => at);
}

/** Weighted random choice with binary search. */
class WeightedChoice {
  readonly #sums: Float64Array;
  readonly total: number;

  constructor(
    private readonly items: readonly number[],
    weights: readonly number[],
  ) {
    let sum = 0;
    this.#sums = Float64Array.from(weights, (weight) => (sum += weight));
    this.total = sum;
  }

  draw(random: SeededRandom): number {
    const target = random.next() * this.total;
    let [low, high] = [0, this.#sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return this.items[low] ?? 0;
  }
}

/**
 * Generates visits that stay on their site; addresses follow Zipf's law. The same seed gives the same
 * visits.
 */
export class Traffic {
  readonly random: SeededRandom;
  readonly #sites: readonly string[];
  readonly #siteDraw: WeightedChoice;
  readonly #addressDraw: ReadonlyMap<string, WeightedChoice>;
  readonly #visits: Visit[] = [];

  constructor(
    readonly addresses: readonly Address[],
    { exponent, seed }: { exponent: number; seed: number },
  ) {
    this.random = new SeededRandom(seed);
    const bySite = new Map<string, { items: number[]; weights: number[] }>();
    rankAddresses(addresses, seed).forEach((address, rank) => {
      const { site } = addresses[address]!;
      const list = bySite.get(site) ?? { items: [], weights: [] };
      bySite.set(site, list);
      list.items.push(address);
      list.weights.push((rank + 1) ** -exponent);
    });
    this.#sites = [...bySite.keys()];
    this.#addressDraw = new Map(
      [...bySite].map(([site, { items, weights }]) => [site, new WeightedChoice(items, weights)]),
    );
    this.#siteDraw = new WeightedChoice(
      this.#sites.map((_, index) => index),
      this.#sites.map((site) => this.#addressDraw.get(site)?.total ?? 0),
    );
  }

  /** Returns the next view, of a current or a new visit. */
  next(): { visit: Visit; address: number } {
    const slot = this.random.below(CONCURRENT_VISITS);
    let visit = this.#visits[slot];
    if (!visit || this.random.chance(1 / traffic.viewsPerVisit)) {
      visit = this.startVisit(this.#sites[this.#siteDraw.draw(this.random)] ?? '');
      this.#visits[slot] = visit;
    }
    return { visit, address: this.addressOf(visit.site) };
  }

  /** Starts a visit. */
  startVisit(site: string): Visit {
    return {
      site,
      place: this.random.below(traffic.edgePlaces),
      device: devices[this.random.chance(traffic.phones) ? 0 : 1],
      hasAssets: !this.random.chance(traffic.emptyBrowsers),
      hasClickId: this.random.chance(traffic.clickIds),
      pages: new Set(),
      pictures: new Set(),
    };
  }

  addressOf(site: string): number {
    return this.#addressDraw.get(site)?.draw(this.random) ?? 0;
  }

  /** Draws a Poisson-distributed number of events with this mean. */
  drawEventCount(mean: number): number {
    if (mean > 50) {
      const gauss =
        Math.sqrt(-2 * Math.log(1 - this.random.next())) *
        Math.cos(2 * Math.PI * this.random.next());
      return Math.max(0, Math.round(mean + Math.sqrt(mean) * gauss));
    }
    const limit = Math.exp(-mean);
    let product = this.random.next();
    let count = 0;
    while (product > limit) {
      product *= this.random.next();
      count += 1;
    }
    return count;
  }
}

/** Checks whether pages of a class are car lists. */
export const isList = (pageClass: PageClass): boolean =>
  pageClass === 'list' || pageClass === 'filtered';

/** Returns the average number of views per second at a time of day. */
export function viewsPerSecond(seconds: number, times = 1): number {
  const { hours, viewsPerMonth, daysPerMonth } = traffic;
  const sum = hours.reduce((total, share) => total + share, 0);
  const share = hours[Math.floor(seconds / 3600) % 24] ?? 0;
  return ((viewsPerMonth * times) / daysPerMonth / 3600) * (share / sum);
}
