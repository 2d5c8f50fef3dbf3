import type { DataRequest } from '../../../../rendering/blockData';
import type { CarQuery } from '../../../../domain/search/carSearch';
import type { DealerQuery } from '../../../../domain/search/dealerSearch';
import { exampleDealerRecords } from '../../../../features/dealers/ui/exampleDealers';
import { loader } from '../../../../blocks/DealerPage/DealerPage.data';
import { dataRequest } from '../dataRequest';

const page = { id: 'P', template: 'ContentPage', language: 'sv', fields: {} };

interface DealerPageCase {
  path: string;
  itemPath?: string;
  missingDealerPath?: string;
  failed?: boolean;
  records?: readonly unknown[];
}

function load({
  path,
  itemPath = '/anlaggningar/,-w-,',
  missingDealerPath,
  ...given
}: DealerPageCase) {
  const queries: DealerQuery[] = [];
  const carQueries: CarQuery[] = [];
  const { request } = dataRequest(
    {},
    {
      missingDealerPath,
      dealers: (async (query: DealerQuery) => {
        queries.push(query);
        const { records = exampleDealerRecords, failed } = given;
        const dealers = records.filter(
          (record) => !query.slug || (record as { slug: string }).slug === query.slug,
        );
        return { dealers: failed ? [] : dealers, failed };
      }) as DataRequest['dealers'],
      cars: async (query) => {
        carQueries.push(query);
        return { facets: [], cars: [], total: 0 };
      },
      page: { ...page, path, itemPath },
    },
  );
  return { loaded: loader.load({}, request), dealerQueries: queries, carQueries };
}

const loadMetadata = async (given: DealerPageCase) => loader.metadata(await load(given).loaded, {});

test('[DEAL-07] [ROUTE-19] [DEAL-01] finds the dealer by the last segment of the address', async () => {
  const { loaded, dealerQueries } = load({ path: '/anlaggningar/stockholm' });
  await expect(loaded).resolves.toMatchObject({
    state: 'found',
    dealer: { name: 'Automotive Stockholm' },
    zone: 'Europe/Stockholm',
    movedTo: undefined,
  });
  expect(dealerQueries[0]).toMatchObject({ slug: 'stockholm', limit: 1 });
});

test('[DEAL-07] redirects an address in other letter case to the canonical one', async () => {
  expect(await loadMetadata({ path: '/en/anlaggningar/Stockholm' })).toMatchObject({
    movedTo: '/en/anlaggningar/stockholm',
  });
});

test('[DEAL-24] makes no search for an address without a dealer name or with an invalid one', async () => {
  const withoutName = load({ path: '/anlaggningar', itemPath: '/anlaggningar' });
  await expect(withoutName.loaded).resolves.toBeUndefined();
  const withInvalidName = load({ path: '/anlaggningar/%3Cscript%3E' });
  await expect(withInvalidName.loaded).resolves.toMatchObject({ state: 'gone' });
  expect([...withoutName.dealerQueries, ...withInvalidName.dealerQueries]).toEqual([]);
});

test('[DEAL-14] loads the twelve newest cars of the dealer', async () => {
  const { loaded, carQueries } = load({ path: '/anlaggningar/stockholm' });
  await loaded;
  expect(carQueries).toEqual([
    { sortName: 'newest', limit: 12, filters: { car_site_id: ['1001'] } },
  ]);
});

test('[DEAL-10] centres the map on the dealer, or on Stockholm when its location is unknown', async () => {
  const { loaded } = load({ path: '/anlaggningar/malmo' });
  const malmo = await loaded;
  expect(malmo).toMatchObject({ map: { width: 1344, height: 416 } });
  const records = [{ ...exampleDealerRecords[2], slug: 'lost', site_geocoord: '' }];
  const emptyPage = await load({ path: '/anlaggningar/lost', records }).loaded;
  expect(emptyPage).toMatchObject({
    map: { towns: expect.arrayContaining([expect.objectContaining({ name: 'Solna' })]) },
  });
});

describe('[DEAL-16] [ERR-40] an unknown dealer', () => {
  test('an unknown dealer redirects to the path of the dictionary', async () => {
    const given = { path: '/anlaggningar/nowhere', missingDealerPath: '/anlaggningar' };
    expect(await loadMetadata(given)).toEqual({ movedTo: '/anlaggningar' });
  });

  test('an unknown dealer is a 404 when the dictionary has no path or the path of this page', async () => {
    const path = '/anlaggningar/nowhere';
    expect(await loadMetadata({ path })).toMatchObject({ status: 404 });
    expect(await loadMetadata({ path, missingDealerPath: path })).toMatchObject({ status: 404 });
  });

  test('an unknown dealer is a 503, not a 404, while the search fails', async () => {
    expect(await loadMetadata({ path: '/anlaggningar/stockholm', failed: true })).toEqual({
      status: 503,
    });
  });
});

test('the page takes its title, description and picture from the dealer', async () => {
  expect(await loadMetadata({ path: '/anlaggningar/stockholm' })).toMatchObject({
    words: {
      dealer: 'Automotive Stockholm',
      address: 'Example Street 1, 100 10 Stockholm',
      town: 'Stockholm',
    },
    image: { src: '/-/media/scenes/showroom.webp', alt: 'Automotive Stockholm' },
  });
});
