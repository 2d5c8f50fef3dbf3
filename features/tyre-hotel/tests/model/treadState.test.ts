import { findTreadLimits, readSeason } from '../../../../domain/tireHotel/treadDepth';
import { tireSize, treadState } from '../../model/treadState';

const state = (threadDepth: number, threadPattern: string, threadStatusId = 0) =>
  treadState({ threadDepth, threadPattern, threadStatusId });

test('[TIRE-29] a tread is illegal, low or good by the limits of its season', () => {
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

test('[TIRE-11] a tread that the station reports as worn is never shown as good', () => {
  expect(state(7, 'Sommar', 1)).toBe('low');
  expect(state(1, 'Sommar', 1)).toBe('illegal');
  expect(state(7, 'Sommar', 2)).toBe('good');
});

test('a tread of an unknown season has the limits of summer', () => {
  expect(readSeason('Allround')).toBeUndefined();
  expect(findTreadLimits('Allround')).toEqual(findTreadLimits('Summer'));
  expect(findTreadLimits('Winter')).toEqual({ legal: 3, advised: 4 });
});

test('[TIRE-29] a size is formatted as on the side of a tyre', () => {
  expect(tireSize({ sectionWidth: 225, aspectRatio: 45, rimDiameter: 18 })).toBe('225/45 R18');
});
