import { defaultDeliveryTerms } from '../../../../domain/delivery/defaultDeliveryTerms';
import {
  deliveryPrice,
  isFlatPrice,
  minDeliveryPrice,
} from '../../../../domain/delivery/homeDelivery';
import { readDeliveryTerms } from '../../../../domain/delivery/readDeliveryTerms';

test('reads prices by distance as editors write them', () => {
  const terms = readDeliveryTerms('50: 995; 200: 2 495,50\n4995');
  expect(terms).toEqual([{ upTo: 50, price: 995 }, { upTo: 200, price: 2495.5 }, { price: 4995 }]);
  const priceAt = (distance: number) => deliveryPrice(terms, distance);
  expect([0, 50, 50.1, 200, 900].map(priceAt)).toEqual([995, 995, 2495.5, 2495.5, 4995]);
  expect(minDeliveryPrice(terms)).toBe(995);
  expect(isFlatPrice(terms)).toBe(false);
});

test('reads a single price for any distance, a maximum distance, and a dash for no delivery', () => {
  expect(deliveryPrice(readDeliveryTerms('1990'), 1200)).toBe(1990);
  expect(isFlatPrice(readDeliveryTerms('0'))).toBe(true);
  expect(deliveryPrice(readDeliveryTerms('0'), 5)).toBe(0);
  expect(deliveryPrice(readDeliveryTerms('100: 500'), 101)).toBeUndefined();
  expect(readDeliveryTerms(' - ')).toEqual([]);
  expect(minDeliveryPrice([])).toBeUndefined();
});

test.each([
  'dear',
  '50: 995; 20: 1995',
  '50: 995; 50: 1995',
  '995; 50: 1995',
  '50: 1: 2',
  '-5',
  '0: 995',
  '50:',
  ';',
  Array.from({ length: 9 }, (_, index) => `${index + 1}: 5`).join(';'),
])('"%s" is rejected', (text) => {
  expect(() => readDeliveryTerms(text)).toThrow();
});

test('every country has prices that rise with the distance and cover any distance', () => {
  for (const terms of Object.values(defaultDeliveryTerms)) {
    const prices = terms.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(deliveryPrice(terms, 3000)).toBe(prices.at(-1));
  }
});
