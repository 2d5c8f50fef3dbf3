import type { Car } from '../../../../domain/documents/car';
import type { Dealer } from '../../../../domain/documents/dealer.types';
import type { StockOptions } from '../../../../services/stock/stock.types';
import { stockDocuments } from '../../../../services/stock/stock';
import { stockIndexes } from '../../../../services/stock/stockIndexes';
import type { Site } from '../../../../sites/site.types';

export const stockOptions: StockOptions = { cars: 4000, day: '2026-11-02' };

/** A site with all documents of its indexes. */
export interface SiteStock {
  site: Site;
  cars: Car[];
  dealers: Dealer[];
}

export const stocks: SiteStock[] = stockIndexes
  .filter(({ kind }) => kind === 'cars')
  .map(({ name, site }) => ({
    site,
    cars: [...stockDocuments(name, stockOptions)] as Car[],
    dealers: [...stockDocuments(site.search!.dealers, stockOptions)] as Dealer[],
  }));

export const allCars = stocks.flatMap(({ cars }) => cars);
