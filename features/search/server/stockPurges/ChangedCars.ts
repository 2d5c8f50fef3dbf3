import { carKey, searchKey, type SurrogateKey } from '../../../../platform/pages/surrogateKeys';
import type { Site } from '../../../../sites/site.types';
import type { StockCar } from './StockPurgeCursor';

/** If more cars of a stock have changed, all pages with cars are purged instead of each car's pages. */
export const MAX_CARS = 500;

/**
 * Changed cars by stock; stores at most `MAX_CARS` + 1 ids of each, enough to know that there are too many.
 */
export class ChangedCars {
  readonly #byStock = new Map<string, Set<string>>();

  add({ stock, carId }: StockCar): void {
    const ids = this.#byStock.get(stock) ?? new Set();
    this.#byStock.set(stock, ids);
    if (ids.size <= MAX_CARS) ids.add(carId);
  }

  /** Surrogate keys of the pages to purge, by stock. Stocks without a site are omitted. */
  listSurrogateKeys(sites: readonly Pick<Site, 'name' | 'search'>[]): Map<string, SurrogateKey[]> {
    const keys = new Map<string, SurrogateKey[]>();
    for (const [stock, ids] of this.#byStock) {
      const sitesWithStock = sites.filter(({ search }) => search?.cars === stock);
      if (sitesWithStock.length === 0) continue;
      keys.set(
        stock,
        ids.size > MAX_CARS
          ? sitesWithStock.map(({ name }) => searchKey(name, 'cars'))
          : [...ids].map((id) => carKey(stock, id)),
      );
    }
    return keys;
  }
}
