import { carKey, searchKey, type SurrogateKey } from '../../../../platform/pages/surrogateKeys';
import type { Site } from '../../../../sites/site.types';
import type { StockCar } from './StockPurgeCursor';

/** Cars of a stock that are told one by one; with more, all pages with cars of its sites are. */
export const MAX_CARS = 500;

/** Cars that have changed, by stock: so many of each, then only that it was more. */
export class ChangedCars {
  readonly #byStock = new Map<string, Set<string>>();

  add({ stock, carId }: StockCar): void {
    const ids = this.#byStock.get(stock) ?? new Set();
    this.#byStock.set(stock, ids);
    if (ids.size <= MAX_CARS) ids.add(carId);
  }

  /** The keys of pages to be made anew, by stock. Stocks that no site shows are left out. */
  keys(sites: readonly Pick<Site, 'name' | 'search'>[]): Map<string, SurrogateKey[]> {
    const keys = new Map<string, SurrogateKey[]>();
    for (const [stock, ids] of this.#byStock) {
      const showing = sites.filter(({ search }) => search?.cars === stock);
      if (showing.length === 0) continue;
      keys.set(
        stock,
        ids.size > MAX_CARS
          ? showing.map(({ name }) => searchKey(name, 'cars'))
          : [...ids].map((id) => carKey(stock, id)),
      );
    }
    return keys;
  }
}
