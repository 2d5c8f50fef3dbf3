import type { DataRequest } from '../../../../rendering/blockData';
import type { CarQuery } from '../../../../domain/search/carSearch';
import type { DealerQuery } from '../../../../domain/search/dealerSearch';
import { exampleDealerRecords } from '../../../../features/dealers/ui/exampleDealers';
import { loader } from '../../../../blocks/DealerPage/DealerPage.data';
import { dataRequest } from '../dataRequest';

const page = { id: 'P', template: 'ContentPage', language: 'sv', fields: {} };

interface Given {
  path: string;
  itemPath?: string;
  missingDealerPath?: string;
  failed?: boolean;
  records?: readonly unknown[];
}

function load({ path, itemPath = '/anlaggningar/,-w-,', missingDealerPath, ...given }: Given) {
  const asked: DealerQuery[] = [];
  const askedCars: CarQuery[] = [];
  const { request } = dataRequest(
    {},
    {
      missingDealerPath,
      dealers: (async (query: DealerQuery) => {
        asked.push(query);
        const { records = exampleDealerRecords, failed } = given;
        const dealers = records.filter(
          (record) => !query.slug || (record as { slug: string }).slug === query.slug,
        );
        return { dealers: failed ? [] : dealers, failed };
      }) as DataRequest['dealers'],
      cars: async (query) => {
        askedCars.push(query);
        return { facets: [], cars: [], total: 0 };
      },
      page: { ...page, path, itemPath },
    },
  );
  return { loaded: loader.load({}, request), asked, askedCars };
}

const metadata = async (given: Given) => loader.metadata(await load(given).loaded, {});

test('[DEAL-07] [ROUTE-19] [DEAL-01] the last part of the address names the dealer', async () => {
  const { loaded, asked } = load({ path: '/anlaggningar/stockholm' });
  await expect(loaded).resolves.toMatchObject({
    state: 'found',
    dealer: { name: 'Automotive Stockholm' },
    zone: 'Europe/Stockholm',
    movedTo: undefined,
  });
  expect(asked[0]).toMatchObject({ slug: 'stockholm', limit: 1 });
});

test('[DEAL-07] other letter cases move to the one address', async () => {
  expect(await metadata({ path: '/en/anlaggningar/Stockholm' })).toMatchObject({
    movedTo: '/en/anlaggningar/stockholm',
  });
});

test('[DEAL-24] an address without a name asks nobody, nor does one that is no name', async () => {
  const without = load({ path: '/anlaggningar', itemPath: '/anlaggningar' });
  await expect(without.loaded).resolves.toBeUndefined();
  const broken = load({ path: '/anlaggningar/%3Cscript%3E' });
  await expect(broken.loaded).resolves.toMatchObject({ state: 'gone' });
  expect([...without.asked, ...broken.asked]).toEqual([]);
});

test('[DEAL-14] the twelve cars that came last to the dealer', async () => {
  const { loaded, askedCars } = load({ path: '/anlaggningar/stockholm' });
  await loaded;
  expect(askedCars).toEqual([
    { sortName: 'newest', limit: 12, filters: { car_site_id: ['1001'] } },
  ]);
});

test('[DEAL-10] a map around the dealer; around Stockholm where nobody knows where it is', async () => {
  const { loaded } = load({ path: '/anlaggningar/malmo' });
  const malmo = await loaded;
  expect(malmo).toMatchObject({ map: { width: 1344, height: 416 } });
  const records = [{ ...exampleDealerRecords[2], slug: 'lost', site_geocoord: '' }];
  const lost = await load({ path: '/anlaggningar/lost', records }).loaded;
  expect(lost).toMatchObject({
    map: { towns: expect.arrayContaining([expect.objectContaining({ name: 'Solna' })]) },
  });
});

describe('[DEAL-16] [ERR-40] a dealer that is not there', () => {
  test('moves to where the dictionary says', async () => {
    const given = { path: '/anlaggningar/nowhere', missingDealerPath: '/anlaggningar' };
    expect(await metadata(given)).toEqual({ movedTo: '/anlaggningar' });
  });

  test('is not found where the dictionary names nothing, or this page', async () => {
    const path = '/anlaggningar/nowhere';
    expect(await metadata({ path })).toMatchObject({ status: 404 });
    expect(await metadata({ path, missingDealerPath: path })).toMatchObject({ status: 404 });
  });

  test('is never told while the search fails', async () => {
    expect(await metadata({ path: '/anlaggningar/stockholm', failed: true })).toEqual({
      status: 503,
    });
  });
});

test('title, description and picture of the page are the dealer’s', async () => {
  expect(await metadata({ path: '/anlaggningar/stockholm' })).toMatchObject({
    words: {
      dealer: 'Automotive Stockholm',
      address: 'Example Street 1, 100 10 Stockholm',
      town: 'Stockholm',
    },
    image: { src: '/-/media/scenes/showroom.webp', alt: 'Automotive Stockholm' },
  });
});
