import { countFitting } from '../../../ui/client/overflowMenu';

test.each([
  ['all entries that fit exactly', [100, 100, 100], 300, 3],
  ['fewer if one pixel is missing', [100, 100, 100], 299, 2],
  ["only entries that leave space for 'More'", [100, 100, 100, 100], 359, 2],
  ['all but a last entry that is too wide', [100, 100, 500], 300, 2],
  ['none in a bar that is too narrow', [100, 100], 120, 0],
  ['none of a menu without entries', [], 100, 0],
])('[NAV-07] the bar shows %s', (_, widths, room, count) => {
  expect(countFitting(widths, room, 60)).toBe(count);
});
