import { createInstants } from '../../clock/instants';

const clocksAfter = (now: string) =>
  Object.fromEntries(createInstants(new Date(now)).map(({ name, clock }) => [name, clock]));

test('calculates the next occurrence of each instant', () => {
  expect(clocksAfter('2026-11-27T19:00:00Z')).toEqual({
    friday: '2026-12-04T16:55:00Z',
    sunday: '2026-11-29T11:00:00Z',
    'new-year': '2026-12-31T22:50:00Z',
    'leap-day': '2028-02-29T07:00:00Z',
    spring: '2027-03-28T00:50:00Z',
    autumn: '2027-10-31T00:50:00Z',
  });
});

test('skips to the following occurrence on the day of the current one', () => {
  expect(clocksAfter('2028-02-29T07:00:00Z')['leap-day']).toBe('2032-02-29T07:00:00Z');
  expect(clocksAfter('2028-03-26T00:00:00Z').spring).toBe('2029-03-25T00:50:00Z');
});
