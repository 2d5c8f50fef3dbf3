import { countFitting } from '../../../ui/client/overflowMenu';

test.each([
  ['all of them, to the pixel', [100, 100, 100], 300, 3],
  ['without room for one more pixel', [100, 100, 100], 299, 2],
  ["only what leaves room for 'More'", [100, 100, 100, 100], 359, 2],
  ['the last one may be wide', [100, 100, 500], 300, 2],
  ['none in a bar too narrow for any', [100, 100], 120, 0],
  ['no entries', [], 100, 0],
])('[NAV-07] %s', (_, widths, room, count) => {
  expect(countFitting(widths, room, 60)).toBe(count);
});
