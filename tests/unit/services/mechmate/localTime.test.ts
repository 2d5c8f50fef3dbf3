import {
  formatLocalTime,
  readLocalTime,
  startOfDay,
  formatTimeOfDay,
  wallMinuteAt,
} from '../../../../services/mechmate/localTime';

test('converts to local time in winter, in summer and when clocks change', () => {
  const shown = (iso: string) => formatLocalTime(wallMinuteAt(Date.parse(iso)));
  expect(shown('2026-11-23T05:00:59Z')).toBe('2026-11-23T06:00:00');
  expect(shown('2026-07-06T22:30:00Z')).toBe('2026-07-07T00:30:00');
  // On 25 October clocks go back at three o'clock, so two o'clock occurs twice.
  expect(shown('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00');
  expect(shown('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00');
});

test('parses local times as written', () => {
  const minute = readLocalTime('2026-11-24T08:15:00');
  expect(formatLocalTime(minute)).toBe('2026-11-24T08:15:00');
  expect(formatTimeOfDay(minute)).toBe('08:15');
  expect(minute - startOfDay('2026-11-24')).toBe(8 * 60 + 15);
  expect(readLocalTime('2026-02-30T08:00:00')).toBeNaN();
  expect(readLocalTime('soon')).toBeNaN();
});
