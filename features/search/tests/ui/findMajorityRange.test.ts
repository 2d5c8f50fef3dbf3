import { findMajorityRange } from '../../ui/findMajorityRange';

const histogram = (counts: readonly number[]) => ({
  name: 'car_price',
  type: 'histogram' as const,
  min: 0,
  max: counts.length * 10 - 5,
  values: counts.map((count, at) => ({ min: at * 10, max: at * 10 + 9, count })),
});

test('the range is the narrowest run of bins with at least half of the cars', () => {
  expect(findMajorityRange(histogram([1, 4, 9, 3, 1]))).toEqual({
    min: 20,
    max: 29,
    count: 9,
    total: 18,
  });
  expect(findMajorityRange(histogram([3, 1, 1, 4, 4]))).toEqual({
    min: 30,
    max: 45,
    count: 8,
    total: 13,
  });
});

test('of equally narrow runs, the range is the one with the most cars', () => {
  expect(findMajorityRange(histogram([5, 5, 1, 6, 5]))).toMatchObject({ min: 30, count: 11 });
});

test('a histogram with one bin has its range, and an empty histogram has none', () => {
  expect(findMajorityRange(histogram([3]))).toEqual({ min: 0, max: 5, count: 3, total: 3 });
  expect(findMajorityRange(histogram([]))).toBeUndefined();
});
