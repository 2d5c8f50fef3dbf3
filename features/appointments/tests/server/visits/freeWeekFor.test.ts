import { freeWeekFor } from '../../../server/visits/freeWeekFor';

/** A Friday. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A workshop with a time on every weekday from a day on. */
const freeFrom = (begin: string) => async (monday: string) =>
  Array.from({ length: 7 }, (_, at) => {
    const date = new Date(Date.parse(monday) + at * 86_400_000).toISOString().slice(0, 10);
    const isFree = at < 5 && date >= begin;
    return { date, availableSlots: isFree ? ['08:00'] : [], allDaySlotAvailable: false };
  });

const shown = async (begin: string, week: { asked: string | null; usual?: string }) => {
  const { days, earlier, later } = await freeWeekFor({ ...week, country: 'SE' }, freeFrom(begin));
  return [days[0]!.date, earlier, later];
};

test.each([
  ['this week while it has times', '2026-11-27', null, ['2026-11-23', undefined, '2026-11-30']],
  ['else the next one', '2026-11-30', null, ['2026-11-30', '2026-11-23', '2026-12-07']],
  ['the one asked for', '2026-11-30', '2026-11-27', ['2026-11-23', undefined, '2026-11-30']],
  ['never one before', '2026-11-27', '2026-11-02', ['2026-11-23', undefined, '2026-11-30']],
])('shows %s', async (_, begin, asked, expected) => {
  expect(await shown(begin, { asked })).toEqual(expected);
});

test('shows the week of a visit that is to be moved, whether it has times or not', async () => {
  const usual = '2026-12-08';
  expect((await shown('2027-01-01', { asked: null, usual }))[0]).toBe('2026-12-07');
});
