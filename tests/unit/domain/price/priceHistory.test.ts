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

describe('lowest price of the preceding 30 days', () => {
  test('the lowest price includes every price that applied on one of the days', () => {
    // The 30 days begin on 11 May: 260,000 until the 20th, then 280,000.
    expect(lowestPriceBefore(history, '2026-06-10')).toBe(260_000);
  });

  test('the lowest price excludes a price that ended earlier', () => {
    expect(lowestPriceBefore(history, '2026-06-30')).toBe(250_000);
    expect(lowestPriceBefore(history.slice(0, 3), '2026-06-20')).toBe(280_000);
    // The price ended on the 30th day before 19 June, which is outside, but within the 30 days before 18
    // June.
    expect(lowestPriceBefore(history.slice(0, 3), '2026-06-19')).toBe(280_000);
    expect(lowestPriceBefore(history.slice(0, 3), '2026-06-18')).toBe(260_000);
  });

  test('the lowest price is unknown before the first price', () => {
    expect(lowestPriceBefore(history, '2026-03-01')).toBeUndefined();
  });
});

describe('price reduction', () => {
  test('a reduction has the lowest price of the preceding 30 days and the difference to it', () => {
    expect(priceReduction(history, '2026-06-20')).toEqual({
      lowest: 260_000,
      drop: 10_000,
      since: '2026-06-10',
    });
  });

  test('a reduction is shown for 30 days, or for as long as a campaign lasts', () => {
    expect(priceReduction(history, '2026-07-10')).toBeDefined();
    expect(priceReduction(history, '2026-07-11')).toBeUndefined();
    expect(priceReduction(history, '2026-07-11', true)).toBeDefined();
  });

  test('a price that was raised before it was lowered is not a reduction', () => {
    const raised = [...history.slice(0, 3), { date: '2026-06-10', price: 265_000 }];
    expect(priceReduction(raised, '2026-06-20', true)).toBeUndefined();
  });

  test('a first or raised price is not a reduction', () => {
    expect(priceReduction(history.slice(0, 1), '2026-03-02')).toBeUndefined();
    expect(priceReduction(history.slice(0, 3), '2026-05-21')).toBeUndefined();
    expect(priceReduction([], '2026-05-21')).toBeUndefined();
  });

  test('the price history creates the fields of a document', () => {
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
  test('a changed price is recorded with its day, and an unchanged one is not', () => {
    expect(recordPrice(history, '2026-06-12', 250_000)).toBe(history);
    const changed = recordPrice(history, '2026-06-12', 240_000);
    expect(changed.at(-1)).toEqual({ date: '2026-06-12', price: 240_000 });
  });

  test('only the last price of a day is recorded, and one that is reverted is removed', () => {
    const once = recordPrice(history, '2026-06-12', 240_000);
    const twice = recordPrice(once, '2026-06-12', 245_000);
    expect(twice.slice(-2).map(({ price }) => price)).toEqual([250_000, 245_000]);
    expect(recordPrice(once, '2026-06-12', 250_000)).toEqual(once.slice(0, -1));
  });

  test('a day before the last one is recorded as the last day', () => {
    expect(recordPrice(history, '2026-01-01', 1).at(-1)).toEqual({ date: '2026-06-10', price: 1 });
  });

  test('90 days of prices are kept, with the price that applied before them', () => {
    const later = recordPrice(history, '2026-08-25', 200_000);
    // 280,000 ended on 10 June, 76 days before; 260,000 on 20 May, 97 days before.
    expect(later.map(({ price }) => price)).toEqual([280_000, 250_000, 200_000]);
  });

  test('at most 92 prices are kept when the price changes daily for a year', () => {
    let daily: readonly PricePoint[] = [];
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      daily = recordPrice(daily, date, 100_000 + day);
    }
    expect(daily.length).toBeLessThanOrEqual(92);
    expect(daily.at(-1)?.price).toBe(100_364);
  });
});
