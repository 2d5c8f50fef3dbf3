/** @jest-environment jsdom */
import { loader as week } from '../../../../blocks/CarOfTheWeek/CarOfTheWeek.data';
import { loader as byQuery } from '../../../../blocks/CarQueryTeaser/CarQueryTeaser.data';
import { loader as byIds } from '../../../../blocks/CarTeaser/CarTeaser.data';
import { exampleCars } from '../../../../features/car/ui/exampleCars';
import { type CarQuery, noAnswer } from '../../../../domain/search/carSearch';
import type { DealerQuery } from '../../../../domain/search/dealerSearch';
import { examples as dealerExamples } from '../../../../blocks/SiteTeaser/SiteTeaser.fixture';
import { loader as dealers } from '../../../../blocks/SiteTeaser/SiteTeaser.data';
import { dataRequest } from '../dataRequest';
import { showBlock } from '../showBlock';

/** A request whose searches are written down. */
function searching(answer = { facets: [], cars: exampleCars, total: exampleCars.length }) {
  const asked: CarQuery[] = [];
  const { request } = dataRequest(
    {},
    {
      cars: async (query) => {
        asked.push(query);
        return answer;
      },
    },
  );
  return { request, asked };
}

const failing = () => dataRequest({}, { cars: async () => noAnswer }).request;

describe('cars by their ids', () => {
  test('[TEAS-01] [TEAS-05] a list of ids, a hundred at most, in the order in which they are given', async () => {
    const { request, asked } = searching();
    const { cars } = await byIds.load({ Ids: { value: '100003, 100001,,gone,100003' } }, request);
    expect(cars.map(({ car_id }) => car_id)).toEqual(['100003', '100001']);
    expect(asked).toEqual([{ filters: { car_id: ['100003', '100001', 'gone'] }, limit: 100 }]);
    const many = Array.from({ length: 130 }, (_, at) => `${at}`).join();
    await byIds.load({ Ids: { value: many } }, request);
    expect(asked[1]?.filters?.car_id).toHaveLength(100);
  });

  test('[TEAS-03] PimIds come before Ids; without any nothing is asked', async () => {
    const { request, asked } = searching();
    const fields = { PimIds: { value: '100002' }, Ids: { value: '100001' } };
    const { cars } = await byIds.load(fields, request);
    expect(cars.map(({ car_id }) => car_id)).toEqual(['100002', '100001']);
    expect(await byIds.load({ Ids: { value: ' ,' } }, request)).toEqual({ cars: [] });
    expect(asked).toHaveLength(1);
  });
});

describe('cars from a query', () => {
  const queryOf = async (fields: Parameters<typeof byQuery.load>[0]) => {
    const { request, asked } = searching();
    await byQuery.load(fields, request);
    return asked[0];
  };

  test('[TEAS-02] [TEAS-06] filters as in an address, eight cars, and a sort name', async () => {
    const PredefinedQuery = { value: 'car_fuel=El&car_price=&car_price=300000' };
    expect(await queryOf({ PredefinedQuery, Sort: 'price_asc' })).toEqual({
      filters: { car_fuel: ['El'], car_price: [null, 300000] },
      keyphrase: undefined,
      sortName: 'price_asc',
      limit: 8,
    });
  });

  test('[TEAS-03] NumberOfCars, else Limit; numbers that count nothing are none', async () => {
    expect((await queryOf({ NumberOfCars: 3, Limit: 5 }))?.limit).toBe(3);
    expect((await queryOf({ Limit: 5 }))?.limit).toBe(5);
    expect((await queryOf({ Limit: -1 }))?.limit).toBe(8);
    expect((await queryOf({ Limit: 9999 }))?.limit).toBe(100);
  });

  test('[TEAS-10] latestArrivals asks for the newest, twelve at most', async () => {
    const PredefinedQuery = { value: 'latestArrivals' };
    expect(await queryOf({ PredefinedQuery, NumberOfCars: 50 })).toEqual({
      sortName: 'newest',
      limit: 12,
    });
  });
});

describe('[TEAS-09] [ERR-29] a search that fails', () => {
  test('is an empty result, and the block vanishes', async () => {
    const ids = { Ids: { value: '1' } };
    const data = await byIds.load(ids, failing());
    expect(data).toEqual({ cars: [] });
    expect(await byQuery.load({}, failing())).toEqual({ cars: [] });
    expect(await dealers.load({}, dataRequest({}).request)).toEqual({ dealers: [] });
    const fields = { Title: { value: 'Cars' }, data };
    expect(showBlock('CarTeaser', fields).container).toBeEmptyDOMElement();
    expect(showBlock('CarQueryTeaser', fields).container).toBeEmptyDOMElement();
  });
});

describe('dealers', () => {
  const [first, second] = dealerExamples.Default.data.dealers;

  test('[TEAS-07] four at most, in the order of their ids', async () => {
    const asked: DealerQuery[] = [];
    const answer = { dealers: first && second ? [first, second] : [] };
    const { request } = dataRequest(
      {},
      {
        dealers: async (query) => {
          asked.push(query);
          return answer;
        },
      },
    );
    const Ids = { value: `${second?.site_id},${first?.site_id},3,4,5` };
    expect((await dealers.load({ Ids }, request)).dealers).toEqual([second, first]);
    expect(asked[0]).toEqual({ ids: [second?.site_id, first?.site_id, '3', '4'], limit: 4 });
    await dealers.load({}, request);
    expect(asked[1]).toEqual({ limit: 4 });
  });

  test('[TEAS-08] name, picture, street, zip, town and phone are shown', () => {
    const { container } = showBlock('SiteTeaser', dealerExamples.Default);
    expect(container).toHaveTextContent('Automotive Malmö');
    expect(container).toHaveTextContent('Example Street 0');
    expect(container).toHaveTextContent('000 10 Malmö');
    expect(container.querySelector('a[href="tel:0100000000"]')).not.toBeNull();
    expect(container.querySelectorAll('img')).toHaveLength(4);
  });
});

describe('cars of the week', () => {
  test('[CARO-16] [CARO-17] [OQ-63] asks for caroftheweek without a limit', async () => {
    const { request, asked } = searching();
    await week.load({}, request);
    expect(asked).toEqual([{ filters: { caroftheweek: [true] } }]);
  });

  test('[CARO-18] [ERR-24] a failure is told, and the block vanishes', async () => {
    const data = await week.load({}, failing());
    expect(data).toEqual({ cars: [], failed: true });
    expect(showBlock('CarOfTheWeek', { data } as object).container).toBeEmptyDOMElement();
  });
});
