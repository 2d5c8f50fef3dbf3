import { nextDailyMailTime } from '../../server/alertWatcher';

test.each([
  ['before eight, today', '2026-11-27T06:00:00Z', '2026-11-27T07:00:00.000Z'],
  ['after eight, tomorrow', '2026-11-27T07:00:00Z', '2026-11-28T07:00:00.000Z'],
  ['late on the night before summer time', '2026-03-28T22:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['late on the night before winter time', '2026-10-24T21:30:00Z', '2026-10-25T07:00:00.000Z'],
  ['at the end of the year', '2026-12-31T22:30:00Z', '2027-01-01T07:00:00.000Z'],
])('daily mails are sent at eight in the morning: %s', (_, now, expected) => {
  expect(new Date(nextDailyMailTime('SE', Date.parse(now))).toISOString()).toBe(expected);
});
