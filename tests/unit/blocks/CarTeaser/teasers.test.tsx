/** @jest-environment jsdom */
import { loader as week } from '../../../../blocks/CarOfTheWeek/CarOfTheWeek.data';
import { loader as byQuery } from '../../../../blocks/CarQueryTeaser/CarQueryTeaser.data';
import { loader as byIds } from '../../../../blocks/CarTeaser/CarTeaser.data';
import { exampleCars } from '../../../../features/car/ui/exampleCars';
import { type CarQuery, FAILED_ANSWER } from '../../../../domain/search/carSearch';
import type { DealerQuery } from '../../../../domain/search/dealerSearch';
import { examples as dealerExamples } from '../../../../blocks/SiteTeaser/SiteTeaser.fixture';
import { loader as dealers } from '../../../../blocks/SiteTeaser/SiteTeaser.data';
import { dataRequest } from '../dataRequest';
import { showBlock } from '../showBlock';

/** A request that records its searches. */
function recordingRequest(answer = { facets: [], cars: exampleCars, total: exampleCars.length }) {
  const queries: CarQuery[] = [];
  const { request } = dataRequest(
    {},
    {
      cars: async (query) => {
        queries.push(query);
        return answer;
      },
    },
  );
  return { request, recordedQueries: queries };
}

const failingRequest = () => dataRequest({}, { cars: async () => FAILED_ANSWER }).request;

describe('teaser of cars by id', () => {
  test('[TEAS-01] [TEAS-05] fetches at most a hundred cars by id and shows them in the order of the list', async () => {
    const { request, recordedQueries } = recordingRequest();
    const { cars } = await byIds.load({ Ids: { value: '100003, 100001,,gone,100003' } }, request);
    expect(cars.map(({ car_id }) => car_id)).toEqual(['100003', '100001']);
    expect(recordedQueries).toEqual([
      { filters: { car_id: ['100003', '100001', 'gone'] }, limit: 100 },
    ]);
    const manyIds = Array.from({ length: 130 }, (_, index) => `${index}`).join();
    await byIds.load({ Ids: { value: manyIds } }, request);
    expect(recordedQueries[1]?.filters?.car_id).toHaveLength(100);
  });

  test('[TEAS-03] PimIds override Ids, and without either no search is made', async () => {
    const { request, recordedQueries } = recordingRequest();
    const fields = { PimIds: { value: '100002' }, Ids: { value: '100001' } };
    const { cars } = await byIds.load(fields, request);
    expect(cars.map(({ car_id }) => car_id)).toEqual(['100002', '100001']);
    expect(await byIds.load({ Ids: { value: ' ,' } }, request)).toEqual({ cars: [] });
    expect(recordedQueries).toHaveLength(1);
  });
});

describe('teaser of cars by query', () => {
  const loadQuery = async (fields: Parameters<typeof byQuery.load>[0]) => {
    const { request, recordedQueries } = recordingRequest();
    await byQuery.load(fields, request);
    return recordedQueries[0];
  };

  test('[TEAS-02] [TEAS-06] searches with the filters of the query, a limit of eight cars and a sort name', async () => {
    const PredefinedQuery = { value: 'car_fuel=El&car_price=&car_price=300000' };
    expect(await loadQuery({ PredefinedQuery, Sort: 'price_asc' })).toEqual({
      filters: { car_fuel: ['El'], car_price: [null, 300000] },
      keyphrase: undefined,
      sortName: 'price_asc',
      limit: 8,
    });
  });

  test('[TEAS-03] limits the search to NumberOfCars, otherwise Limit, and ignores invalid numbers', async () => {
    expect((await loadQuery({ NumberOfCars: 3, Limit: 5 }))?.limit).toBe(3);
    expect((await loadQuery({ Limit: 5 }))?.limit).toBe(5);
    expect((await loadQuery({ Limit: -1 }))?.limit).toBe(8);
    expect((await loadQuery({ Limit: 9999 }))?.limit).toBe(100);
  });

  test('[TEAS-10] latestArrivals searches for the newest cars, at most twelve', async () => {
    const PredefinedQuery = { value: 'latestArrivals' };
    expect(await loadQuery({ PredefinedQuery, NumberOfCars: 50 })).toEqual({
      sortName: 'newest',
      limit: 12,
    });
  });
});

describe('[TEAS-09] [ERR-29] a failed search for a teaser', () => {
  test('a teaser whose search fails has no cars and renders nothing', async () => {
    const ids = { Ids: { value: '1' } };
    const data = await byIds.load(ids, failingRequest());
    expect(data).toEqual({ cars: [] });
    expect(await byQuery.load({}, failingRequest())).toEqual({ cars: [] });
    expect(await dealers.load({}, dataRequest({}).request)).toEqual({ dealers: [] });
    const fields = { Title: { value: 'Cars' }, data };
    expect(showBlock('CarTeaser', fields).container).toBeEmptyDOMElement();
    expect(showBlock('CarQueryTeaser', fields).container).toBeEmptyDOMElement();
  });
});

describe('teaser of dealers', () => {
  const [first, second] = dealerExamples.Default.data.dealers;

  test('[TEAS-07] fetches at most four dealers, in the order of their ids', async () => {
    const queries: DealerQuery[] = [];
    const answer = { dealers: first && second ? [first, second] : [] };
    const { request } = dataRequest(
      {},
      {
        dealers: async (query) => {
          queries.push(query);
          return answer;
        },
      },
    );
    const Ids = { value: `${second?.site_id},${first?.site_id},3,4,5` };
    expect((await dealers.load({ Ids }, request)).dealers).toEqual([second, first]);
    expect(queries[0]).toEqual({ ids: [second?.site_id, first?.site_id, '3', '4'], limit: 4 });
    await dealers.load({}, request);
    expect(queries[1]).toEqual({ limit: 4 });
  });

  test('[TEAS-08] shows name, picture, street, zip, town and phone of a dealer', () => {
    const { container } = showBlock('SiteTeaser', dealerExamples.Default);
    expect(container).toHaveTextContent('Automotive Malmö');
    expect(container).toHaveTextContent('Example Street 0');
    expect(container).toHaveTextContent('000 10 Malmö');
    expect(container.querySelector('a[href="tel:0100000000"]')).not.toBeNull();
    expect(container.querySelectorAll('img')).toHaveLength(4);
  });
});

describe('cars of the week', () => {
  test('[CARO-16] [CARO-17] [OQ-63] searches for cars with caroftheweek, without a limit', async () => {
    const { request, recordedQueries } = recordingRequest();
    await week.load({}, request);
    expect(recordedQueries).toEqual([{ filters: { caroftheweek: [true] } }]);
  });

  test('[CARO-18] [ERR-24] a failed search is reported and the block renders nothing', async () => {
    const data = await week.load({}, failingRequest());
    expect(data).toEqual({ cars: [], failed: true });
    expect(showBlock('CarOfTheWeek', { data } as object).container).toBeEmptyDOMElement();
  });
});
