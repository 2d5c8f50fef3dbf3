import {
  findInstants,
  toLocalTime,
  formatTimeZone,
} from '../../../../../cms/editor/releases/zonedTime';

const timeZone = 'Europe/Stockholm';
const toIsoInstants = (local: string, zone = timeZone) =>
  findInstants(local, zone).map((instant) => new Date(instant).toISOString());

test.each([
  ['winter', '2027-01-15T09:00', ['2027-01-15T08:00:00.000Z']],
  ['summer', '2027-07-15T09:00', ['2027-07-15T07:00:00.000Z']],
  ['in the hour that a clock change skips', '2027-03-28T02:30', []],
  [
    'in the hour that a clock change repeats',
    '2027-10-31T02:30',
    ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ],
  ['just before a clock change', '2027-03-28T01:59', ['2027-03-28T00:59:00.000Z']],
  ['an empty text', '', []],
])('[EDIT-53] a local time is converted to its instants: %s', (_name, local, expected) => {
  expect(toIsoInstants(local)).toEqual(expected);
});

test('[EDIT-53] converts times of each time zone in both directions', () => {
  expect(toIsoInstants('2027-01-15T09:00', 'Europe/Helsinki')).toEqual([
    '2027-01-15T07:00:00.000Z',
  ]);
  expect(toLocalTime(Date.parse('2027-07-15T07:00:00Z'), timeZone)).toBe('2027-07-15T09:00');
  expect(formatTimeZone('Europe/London')).toMatch(/^London \(.+\)$/);
});
