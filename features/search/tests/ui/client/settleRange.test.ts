import { settleRange } from '../../../ui/client/settleRange';

const limits = { min: 10_000, max: 900_000 };

test('[FILT-17] [FILT-18] digits with spaces are read as numbers, and clamped to the limits', () => {
  expect(settleRange(['100 000', '250 000'], 0, limits)).toEqual([100_000, 250_000]);
  expect(settleRange(['1', '99 999 999'], 1, limits)).toEqual([10_000, 900_000]);
  expect(settleRange(['', 'x'], 0, limits)).toEqual([null, null]);
});

test('[FILT-19] if the lower bound exceeds the upper, both take the value that was changed', () => {
  expect(settleRange(['300000', '200000'], 0, limits)).toEqual([300_000, 300_000]);
  expect(settleRange(['300000', '200000'], 1, limits)).toEqual([200_000, 200_000]);
});
