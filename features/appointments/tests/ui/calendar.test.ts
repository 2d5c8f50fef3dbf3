import { getCalendarNames, longDay, shortDay, shortTime } from '../../ui/calendarNames';
import {
  daysOfWeek,
  findMonday,
  weekNumber,
  weeksFrom,
  weeksToShow,
} from '../../../booking/ui/weeks';

const sv = getCalendarNames('sv-SE');

test('days and times are formatted with the names that the server sends', () => {
  expect(longDay('2026-11-24', sv)).toBe('tisdag 24 november');
  expect(shortDay('2026-12-01', sv)).toBe('1 dec');
  expect(shortTime('2026-11-24T08:15:00', sv)).toBe('tis 24 nov 08:15');
});

test('[BOOK-84] a week begins on Monday and has seven days', () => {
  expect(findMonday('2026-11-22')).toBe('2026-11-16');
  expect(findMonday('2026-11-23')).toBe('2026-11-23');
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('weeks have ISO numbers', () => {
  expect(weekNumber('2026-11-23')).toBe(48);
  expect(weekNumber('2026-12-28')).toBe(53);
  expect(weekNumber('2027-01-04')).toBe(1);
  expect(weekNumber('2025-12-29')).toBe(1);
});

test('[BOOK-85] four weeks are shown, and more are added near the end', () => {
  expect(weeksFrom('2026-11-23', 4)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
  ]);
  expect([0, 1, 2, 3].map((at) => weeksToShow(4, at))).toEqual([4, 4, 6, 7]);
});
