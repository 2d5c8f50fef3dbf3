import {
  lowestPriceBefore,
  recordPrice,
  type PricePoint,
} from '../../../../domain/price/priceHistory';
import { priceHistoryFields, priceReduction } from '../../../../domain/price/priceReduction';

const history: PricePoint[] = [
  { date: '2026-03-01', price: 300_000 },
  { date: '2026-05-01', price: 260_000 },
  { date: '2026-05-20', price: 280_000 },
  { date: '2026-06-10', price: 250_000 },
];

describe('lowest price of the 30 days before', () => {
  test('counts every price that applied on one of the days', () => {
    // From 11 May: 260,000 until the 20th, then 280,000.
    expect(lowestPriceBefore(history, '2026-06-10')).toBe(260_000);
  });

  test('leaves out a price that ended earlier', () => {
    expect(lowestPriceBefore(history, '2026-06-30')).toBe(250_000);
    expect(lowestPriceBefore(history.slice(0, 3), '2026-06-20')).toBe(280_000);
    // It ended on the thirtieth day before: it applied until the thirty-first.
    expect(lowestPriceBefore(history.slice(0, 3), '2026-06-19')).toBe(280_000);
    expect(lowestPriceBefore(history.slice(0, 3), '2026-06-18')).toBe(260_000);
  });

  test('is unknown before the first price', () => {
    expect(lowestPriceBefore(history, '2026-03-01')).toBeUndefined();
  });
});

describe('a reduction', () => {
  test('names the lowest price of the 30 days before it, and by how much it is below that', () => {
    expect(priceReduction(history, '2026-06-20')).toEqual({
      lowest: 260_000,
      drop: 10_000,
      since: '2026-06-10',
    });
  });

  test('is told of for 30 days, and a campaign’s as long as that lasts', () => {
    expect(priceReduction(history, '2026-07-10')).toBeDefined();
    expect(priceReduction(history, '2026-07-11')).toBeUndefined();
    expect(priceReduction(history, '2026-07-11', true)).toBeDefined();
  });

  test('is none where the price was raised to be lowered again', () => {
    const raised = [...history.slice(0, 3), { date: '2026-06-10', price: 265_000 }];
    expect(priceReduction(raised, '2026-06-20', true)).toBeUndefined();
  });

  test('is none of a first price, nor of a raised one', () => {
    expect(priceReduction(history.slice(0, 1), '2026-03-02')).toBeUndefined();
    expect(priceReduction(history.slice(0, 3), '2026-05-21')).toBeUndefined();
    expect(priceReduction([], '2026-05-21')).toBeUndefined();
  });

  test('makes the fields of a document', () => {
    expect(priceHistoryFields(history, '2026-06-20', false)).toEqual({
      car_price_history: history,
      car_lowest_price_30_days: 260_000,
      car_is_reduced: true,
      car_price_drop: 10_000,
    });
    const { car_is_reduced, ...rest } = priceHistoryFields(history, '2026-09-20', false);
    expect(car_is_reduced).toBe(false);
    expect(rest.car_price_drop).toBeUndefined();
  });
});

describe('recording a price', () => {
  test('adds a price with its day, and nothing while it stays', () => {
    expect(recordPrice(history, '2026-06-12', 250_000)).toBe(history);
    const changed = recordPrice(history, '2026-06-12', 240_000);
    expect(changed.at(-1)).toEqual({ date: '2026-06-12', price: 240_000 });
  });

  test('the last price of a day counts; one that is taken back leaves no trace', () => {
    const once = recordPrice(history, '2026-06-12', 240_000);
    const twice = recordPrice(once, '2026-06-12', 245_000);
    expect(twice.slice(-2).map(({ price }) => price)).toEqual([250_000, 245_000]);
    expect(recordPrice(once, '2026-06-12', 250_000)).toEqual(once.slice(0, -1));
  });

  test('a day before the last known one is read as that day', () => {
    expect(recordPrice(history, '2026-01-01', 1).at(-1)).toEqual({ date: '2026-06-10', price: 1 });
  });

  test('keeps 90 days, with the price that applied before them', () => {
    const late = recordPrice(history, '2026-08-25', 200_000);
    // 280,000 ended on 10 June, 76 days before; 260,000 on 20 May, 97 days before.
    expect(late.map(({ price }) => price)).toEqual([280_000, 250_000, 200_000]);
  });

  test('is bounded: a price a day for a year leaves 91', () => {
    let daily: readonly PricePoint[] = [];
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      daily = recordPrice(daily, date, 100_000 + day);
    }
    expect(daily.length).toBeLessThanOrEqual(92);
    expect(daily.at(-1)?.price).toBe(100_364);
  });
});
