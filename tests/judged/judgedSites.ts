import { loader, type CarListData } from '../../features/car/ui/list/carListData';
import type { SearchCars } from '../../domain/search/carSearch';
import { IndexHost } from '../../services/search/engine/IndexHost';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { readSearchRequest } from '../../services/search/readSearchRequest';
import { stockDocuments } from '../../services/stock/stock';
import { createSearchCars } from '../../features/search/server/searchCars';
import type { Car } from '../../domain/documents/car';
import type { SearchAnswer } from '../../domain/documents/search';
import { sites } from '../../sites/sites';
import type { Language } from '../../sites/site.types';
import { dataRequest } from '../unit/blocks/dataRequest';

/** The site whose cars are used for the phrases of a language. */
const siteByLanguage = {
  sv: sites['automotive-se'],
  nb: sites['automotive-no'],
  en: sites['automotive-uk'],
  sk: sites['carstore-sk'],
  fi: sites['carstore-fi'],
} as const;

const stock = { cars: 2000, day: '2026-11-02' };

/** The car list of a site in a language, without a server. */
export interface JudgedSite {
  cars: readonly Car[];
  search: (text: string) => Promise<CarListData>;
  answer: SearchCars;
}

/** Generates the stock of a language's site, and searches it like the car list. */
export async function openSite(language: Language): Promise<JudgedSite> {
  const site = siteByLanguage[language];
  const index = site.search?.cars ?? '';
  const definition = indexDefinitions.get(index);
  if (!definition) throw new Error(`${site.name} has no cars`);
  const cars = [...stockDocuments(index, stock)] as Car[];
  const host = new IndexHost(indexDefinitions, () => cars);
  await host.load({ index });
  const searchCars = createSearchCars({
    search: async (_site, _kind, request) => {
      const query = readSearchRequest(
        JSON.parse(JSON.stringify({ index, ...request })),
        indexDefinitions,
      );
      const answer: unknown = JSON.parse(Buffer.from(host.search(query)).toString());
      return answer as SearchAnswer<never>;
    },
  });
  const answer: SearchCars = (query) => searchCars(site, query);
  const page = {
    id: 'list',
    template: 'CarListPage',
    language,
    fields: {},
    path: '/cars',
    itemPath: '/cars',
  };
  const orders = [
    'newest',
    'price_asc',
    'price_desc',
    'mileage_asc',
    'year_desc',
    'power_desc',
  ] as const;
  const fields = { SortOptions: orders.map((Order) => ({ Label: { value: Order }, Order })) };
  return {
    cars,
    answer,
    search: (text) => {
      const query = new URLSearchParams({ search: text });
      const { request } = dataRequest({}, { cars: answer, query, site, page });
      return loader.load(fields, request);
    },
  };
}
