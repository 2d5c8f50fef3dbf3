import {
  localTime,
  readLocalTime,
  startOfDay,
  timeOfDay,
  wallMinuteAt,
} from '../../../../services/mechmate/localTime';

test('clocks at the workshops, in winter, in summer, and when they are changed', () => {
  const shown = (iso: string) => localTime(wallMinuteAt(Date.parse(iso)));
  expect(shown('2026-11-23T05:00:59Z')).toBe('2026-11-23T06:00:00');
  expect(shown('2026-07-06T22:30:00Z')).toBe('2026-07-07T00:30:00');
  // In the night to 25 October clocks are put back at three: two o'clock passes twice.
  expect(shown('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00');
  expect(shown('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00');
});

test('local times are read as they are written', () => {
  const minute = readLocalTime('2026-11-24T08:15:00');
  expect(localTime(minute)).toBe('2026-11-24T08:15:00');
  expect(timeOfDay(minute)).toBe('08:15');
  expect(minute - startOfDay('2026-11-24')).toBe(8 * 60 + 15);
  expect(readLocalTime('2026-02-30T08:00:00')).toBeNaN();
  expect(readLocalTime('soon')).toBeNaN();
});
