import { limitsOf, seasonOf } from '../../../../domain/tireHotel/treadDepth';
import { tireSize, treadStateOf } from '../../model/treadState';

const state = (threadDepth: number, threadPattern: string, threadStatusId = 0) =>
  treadStateOf({ threadDepth, threadPattern, threadStatusId });

test('[TIRE-29] a tread is below the law, low or good by its season', () => {
  expect([1.5, 1.6, 2.9, 3].map((depth) => state(depth, 'Sommar'))).toEqual([
    'illegal',
    'low',
    'low',
    'good',
  ]);
  expect([2.9, 3, 3.9, 4].map((depth) => state(depth, 'Vinter, dubbade'))).toEqual([
    'illegal',
    'low',
    'low',
    'good',
  ]);
});

test('[TIRE-11] what the station finds too worn is never called good', () => {
  expect(state(7, 'Sommar', 1)).toBe('low');
  expect(state(1, 'Sommar', 1)).toBe('illegal');
  expect(state(7, 'Sommar', 2)).toBe('good');
});

test('a tread whose season nobody tells has the limits of summer', () => {
  expect(seasonOf('Allround')).toBeUndefined();
  expect(limitsOf('Allround')).toEqual(limitsOf('Summer'));
  expect(limitsOf('Winter')).toEqual({ legal: 3, advised: 4 });
});

test('[TIRE-29] a size is written as on the side of a tyre', () => {
  expect(tireSize({ sectionWidth: 225, aspectRatio: 45, rimDiameter: 18 })).toBe('225/45 R18');
});
