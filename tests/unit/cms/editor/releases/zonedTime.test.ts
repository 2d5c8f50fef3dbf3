import { instantsOf, localTime, zoneInWords } from '../../../../../cms/editor/releases/zonedTime';

const zone = 'Europe/Stockholm';
const iso = (local: string, in_ = zone) =>
  instantsOf(local, in_).map((instant) => new Date(instant).toISOString());

test.each([
  ['winter', '2027-01-15T09:00', ['2027-01-15T08:00:00.000Z']],
  ['summer', '2027-07-15T09:00', ['2027-07-15T07:00:00.000Z']],
  ['the hour that is left out', '2027-03-28T02:30', []],
  [
    'the hour that comes twice',
    '2027-10-31T02:30',
    ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ],
  ['just before clocks are put forward', '2027-03-28T01:59', ['2027-03-28T00:59:00.000Z']],
  ['no time', '', []],
])('[EDIT-53] a time by local clocks has its instants: %s', (_name, local, expected) => {
  expect(iso(local)).toEqual(expected);
});

test('[EDIT-53] every zone has its own clocks, and instants are shown by them', () => {
  expect(iso('2027-01-15T09:00', 'Europe/Helsinki')).toEqual(['2027-01-15T07:00:00.000Z']);
  expect(localTime(Date.parse('2027-07-15T07:00:00Z'), zone)).toBe('2027-07-15T09:00');
  expect(zoneInWords('Europe/London')).toMatch(/^London \(.+\)$/);
});
