import { loadFreeWeek } from '../../../server/visits/loadFreeWeek';

/** A Friday. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A workshop that is free at one time on each weekday from a day on. */
const freeDaysFrom = (firstFree: string) => async (monday: string) =>
  Array.from({ length: 7 }, (_, at) => {
    const date = new Date(Date.parse(monday) + at * 86_400_000).toISOString().slice(0, 10);
    const isFree = at < 5 && date >= firstFree;
    return { date, availableSlots: isFree ? ['08:00'] : [], allDaySlotAvailable: false };
  });

const loadWeek = async (firstFree: string, week: { requested: string | null; usual?: string }) => {
  const { days, earlier, later } = await loadFreeWeek(
    { ...week, country: 'SE' },
    freeDaysFrom(firstFree),
  );
  return [days[0]!.date, earlier, later];
};

test.each([
  ['this week while it has times', '2026-11-27', null, ['2026-11-23', undefined, '2026-11-30']],
  ['else the next one', '2026-11-30', null, ['2026-11-30', undefined, '2026-12-07']],
  [
    'no empty week as an earlier one',
    '2026-11-30',
    '2026-12-02',
    ['2026-11-30', undefined, '2026-12-07'],
  ],
  [
    'an earlier one with times',
    '2026-11-27',
    '2026-12-02',
    ['2026-11-30', '2026-11-23', '2026-12-07'],
  ],
  ['the one asked for', '2026-11-30', '2026-11-27', ['2026-11-23', undefined, '2026-11-30']],
  ['never one before', '2026-11-27', '2026-11-02', ['2026-11-23', undefined, '2026-11-30']],
])('shows %s', async (_, firstFree, requested, expected) => {
  expect(await loadWeek(firstFree, { requested })).toEqual(expected);
});

test('shows the week of a visit that is being moved, with or without free times', async () => {
  const defaultDay = '2026-12-08';
  expect((await loadWeek('2027-01-01', { requested: null, usual: defaultDay }))[0]).toBe(
    '2026-12-07',
  );
});
