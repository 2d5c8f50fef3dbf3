/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { getCalendarNames } from '../../../appointments/ui/calendarNames';
import { useOpenToday } from '../../ui/useOpenToday';
import type { Workshop } from '../../../../domain/booking/booking.types';
import { Words } from './Words';

const closed = 'closed' as const;
const sevenToFive = [420, 1020] as const;
const week = [sevenToFive, sevenToFive, sevenToFive, sevenToFive, sevenToFive, closed, closed];
const settings = {
  hours: { 1001: { week, vacations: [], deviations: {} } },
  timeZone: 'Europe/Stockholm',
  words: getCalendarNames('sv-SE'),
};
const workshop = { siteId: '1001' } as Workshop;

afterEach(() => jest.useRealTimers());

test.each([
  ['before it opens', '2026-11-27T05:00:00Z', 'Öppet i dag 07:00–17:00'],
  ['until it closes', '2026-11-27T15:59:00Z', 'Öppet i dag 07:00–17:00'],
  ['after it has closed', '2026-11-27T16:00:00Z', 'Stängt för i dag'],
  ['on a day on which it is closed', '2026-11-28T10:00:00Z', 'Stängt i dag'],
  ['on the current day in its own time zone, a Saturday', '2026-11-27T23:30:00Z', 'Stängt i dag'],
])('shows the opening hours of a workshop today: %s', (_, now, expected) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { result } = renderHook(() => useOpenToday(settings), { wrapper: Words });
  expect(result.current(workshop)).toBe(expected);
});

test('shows nothing for a workshop whose hours are unknown', () => {
  const { result } = renderHook(() => useOpenToday(settings), { wrapper: Words });
  expect(result.current({ siteId: '1002' } as Workshop)).toBeUndefined();
});

test.each([
  ['another day', '2026-11-30', 'Öppet 30 nov 07:00–17:00'],
  ['today', '2026-11-27', 'Stängt för i dag'],
  ['a day on which it is closed', '2026-11-29', undefined],
])(
  '[BOOK-82] shows the hours on the day of a booked visit instead of today’s: %s',
  (_, visit, expected) => {
    jest.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z') });
    const { result } = renderHook(() => useOpenToday(settings, visit), { wrapper: Words });
    expect(result.current(workshop)).toBe(expected);
  },
);
