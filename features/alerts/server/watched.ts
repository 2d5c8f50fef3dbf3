import type { AlertFilters } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../model/alertForms';
import type { SaveProblem } from '../model/alertPage.types';
import { type AskedPrices, askedPrice } from '../../../domain/finance/carPrices';
import type { Amount } from '../../../domain/money/amount';
import { readSearch } from './readSearch';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { SearchClient } from '../../search/server/searchClient';
import type { Where } from './alertAddresses';

/** What is to be watched, whoever is told of it. */
export interface Watched {
  kind: 'search' | 'cars';
  site: string;
  language: string;
  /** Index of the search service. */
  index: string;
  address: string;
  title: string;
  filters: AlertFilters;
  keyphrase: string;
  frequency: Frequency;
  /** Prices asked for watched cars; null for those sold on enquiry. */
  prices: readonly { car: string; price: Amount | null }[];
}

export interface WatchedSources {
  search: SearchClient['search'];
  siteContent: Pick<SiteContentSource, 'get'>;
}

/** Reads what visitors want to have watched. */
export function createWatched({ search, siteContent }: WatchedSources) {
  const base = ({ site, language }: Where) => ({
    site: site.name,
    language,
    index: site.search?.cars ?? '',
  });
  return {
    /** A search by the address of its list; undefined for one that cannot be watched. */
    async search(
      asked: { address: string; fixed: string },
      where: Where,
    ): Promise<Omit<Watched, 'frequency'> | undefined> {
      const { messages } = await siteContent.get(where.site, where.language);
      const found = await readSearch(asked, { ...where, messages });
      if (!found) return undefined;
      return { ...base(where), kind: 'search', ...found, prices: [] };
    },

    /** Cars by their ids, with the prices of now. */
    async cars(
      ids: readonly string[],
      where: Where,
    ): Promise<Watched | Extract<SaveProblem, 'failing' | 'unfit'>> {
      const { site, language } = where;
      const answer = await search(site.name, 'cars', {
        filters: { car_id: [...ids] },
        fields: ['car_id', 'car_price', 'car_has_campaign_price', 'car_campaign_price'],
        limit: ids.length,
      });
      if (answer.failed) return 'failing';
      const prices = answer.content.map((car) => ({
        car: String(car.car_id),
        price: askedPrice(car as AskedPrices) ?? null,
      }));
      if (prices.length === 0) return 'unfit';
      return {
        ...base(where),
        kind: 'cars',
        address: publicPath(site, language, site.savedCarsPath ?? '/'),
        title: '',
        filters: { car_id: prices.map(({ car }) => car) },
        keyphrase: '',
        frequency: 'instant',
        prices,
      };
    },
  };
}
