/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { calendarWords } from '../../../appointments/ui/calendarWords';
import { useOpenToday } from '../../ui/useOpenToday';
import type { Workshop } from '../../../../domain/booking/booking.types';
import { Words } from './Words';

const closed = 'closed' as const;
const sevenToFive = [420, 1020] as const;
const week = [sevenToFive, sevenToFive, sevenToFive, sevenToFive, sevenToFive, closed, closed];
const settings = {
  hours: { 1001: { week, vacations: [], deviations: {} } },
  timeZone: 'Europe/Stockholm',
  words: calendarWords('sv-SE'),
};
const workshop = { siteId: '1001' } as Workshop;

afterEach(() => jest.useRealTimers());

test.each([
  ['before it opens', '2026-11-27T05:00:00Z', 'Öppet i dag 07:00–17:00'],
  ['until it closes', '2026-11-27T15:59:00Z', 'Öppet i dag 07:00–17:00'],
  ['from then on', '2026-11-27T16:00:00Z', 'Stängt för i dag'],
  ['on a day off', '2026-11-28T10:00:00Z', 'Stängt i dag'],
  ['on the day that its own clock has, which is Saturday', '2026-11-27T23:30:00Z', 'Stängt i dag'],
])('a workshop says whether it is open today: %s', (_, now, expected) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { result } = renderHook(() => useOpenToday(settings), { wrapper: Words });
  expect(result.current(workshop)).toBe(expected);
});

test('of a workshop that nobody knows the hours of nothing is said', () => {
  const { result } = renderHook(() => useOpenToday(settings), { wrapper: Words });
  expect(result.current({ siteId: '1002' } as Workshop)).toBeUndefined();
});

test.each([
  ['another day', '2026-11-30', 'Öppet 30 nov 07:00–17:00'],
  ['today', '2026-11-27', 'Stängt för i dag'],
  ['a day on which it is closed', '2026-11-29', undefined],
])(
  '[BOOK-82] of a booked visit the hours of its day are told, not those of today: %s',
  (_, visit, expected) => {
    jest.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z') });
    const { result } = renderHook(() => useOpenToday(settings, visit), { wrapper: Words });
    expect(result.current(workshop)).toBe(expected);
  },
);
