import { loadFreeWeek } from '../../../server/visits/loadFreeWeek';

/** The current day is a Friday. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** Free times of a workshop that has one on each weekday from an ISO day on. */
const freeDaysFrom = (firstFree: string) => async (monday: string) =>
  Array.from({ length: 7 }, (_, at) => {
    const date = new Date(Date.parse(monday) + at * 86_400_000).toISOString().slice(0, 10);
    const isFree = at < 5 && date >= firstFree;
    return { date, availableSlots: isFree ? ['08:00'] : [], allDaySlotAvailable: false };
  });

const loadWeek = async (
  firstFree: string,
  week: { requested: string | null; defaultDay?: string },
) => {
  const { days, earlier, later } = await loadFreeWeek(
    { ...week, country: 'SE' },
    freeDaysFrom(firstFree),
  );
  return [days[0]!.date, earlier, later];
};

test.each([
  [
    'the current week while it has free times',
    '2026-11-27',
    null,
    ['2026-11-23', undefined, '2026-11-30'],
  ],
  ['otherwise the next week', '2026-11-30', null, ['2026-11-30', undefined, '2026-12-07']],
  [
    'no link to an earlier week without free times',
    '2026-11-30',
    '2026-12-02',
    ['2026-11-30', undefined, '2026-12-07'],
  ],
  [
    'a link to an earlier week with free times',
    '2026-11-27',
    '2026-12-02',
    ['2026-11-30', '2026-11-23', '2026-12-07'],
  ],
  ['the requested week', '2026-11-30', '2026-11-27', ['2026-11-23', undefined, '2026-11-30']],
  ['never a week in the past', '2026-11-27', '2026-11-02', ['2026-11-23', undefined, '2026-11-30']],
])('shows %s', async (_, firstFree, requested, expected) => {
  expect(await loadWeek(firstFree, { requested })).toEqual(expected);
});

test('shows the week of a visit that is being moved, with or without free times', async () => {
  const defaultDay = '2026-12-08';
  expect((await loadWeek('2027-01-01', { requested: null, defaultDay }))[0]).toBe('2026-12-07');
});
