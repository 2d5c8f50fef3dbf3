import type { AlertFilters } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../model/alertForms';
import type { SaveProblem } from '../model/alertPage.types';
import { type AskingPrices, askingPrice } from '../../../domain/finance/carPrices';
import type { Amount } from '../../../domain/money/amount';
import { readSearch } from './readSearch';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { SearchClient } from '../../search/server/searchClient';
import type { SiteLanguage } from './alertAddresses';

/** A search or saved cars to watch, without their owner. */
export interface WatchedSearch {
  kind: 'search' | 'cars';
  site: string;
  language: string;
  /** Name of the index in the search service. */
  index: string;
  address: string;
  title: string;
  filters: AlertFilters;
  keyphrase: string;
  frequency: Frequency;
  /** Current prices of watched cars; null for those without a price. */
  prices: readonly { car: string; price: Amount | null }[];
}

export interface WatchedSources {
  search: SearchClient['search'];
  siteContent: Pick<SiteContentSource, 'get'>;
}

/** Creates functions that read searches and cars that visitors want to watch. */
export function createWatchedReader({ search, siteContent }: WatchedSources) {
  const base = ({ site, language }: SiteLanguage) => ({
    site: site.name,
    language,
    index: site.search?.cars ?? '',
  });
  return {
    /** Reads the search of a list's address; undefined if it cannot be watched. */
    async search(
      requested: { address: string; fixed: string },
      siteLanguage: SiteLanguage,
    ): Promise<Omit<WatchedSearch, 'frequency'> | undefined> {
      const { messages } = await siteContent.get(siteLanguage.site, siteLanguage.language);
      const savedSearch = await readSearch(requested, { ...siteLanguage, messages });
      if (!savedSearch) return undefined;
      return { ...base(siteLanguage), kind: 'search', ...savedSearch, prices: [] };
    },

    /** Reads cars by their ids, with their current prices; `unfit` if none is for sale. */
    async cars(
      ids: readonly string[],
      siteLanguage: SiteLanguage,
    ): Promise<WatchedSearch | Extract<SaveProblem, 'failing' | 'unfit'>> {
      const { site, language } = siteLanguage;
      const answer = await search(site.name, 'cars', {
        filters: { car_id: [...ids] },
        fields: ['car_id', 'car_price', 'car_has_campaign_price', 'car_campaign_price'],
        limit: ids.length,
      });
      if (answer.failed) return 'failing';
      const prices = answer.content.map((car) => ({
        car: String(car.car_id),
        price: askingPrice(car as AskingPrices) ?? null,
      }));
      if (prices.length === 0) return 'unfit';
      return {
        ...base(siteLanguage),
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
