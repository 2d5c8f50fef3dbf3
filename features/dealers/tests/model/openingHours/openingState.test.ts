import { openingState } from '../../../model/openingHours/openingState';
import { readSchedule } from '../../../../../domain/openingHours/readSchedule';
import type { DayHours, Schedule } from '../../../../../domain/openingHours/schedule.types';
import { caseCount } from '../../../../../tests/support/thorough';
import { walk } from './walk';

const STOCKHOLM = 'Europe/Stockholm';

const day = (open: string, close: string) => ({ day: '', open, close, displayText: '' });
const closedHours = { day: '', displayText: '' };
const workdays = [
  ...Array<object>(5).fill(day('09:00', '18:00')),
  day('10:00', '15:00'),
  closedHours,
];

/** The state at a UTC time, as text with UTC times. */
function stateAt(time: string, schedule: object, zone = STOCKHOLM): string {
  const state = openingState(readSchedule(schedule), Date.parse(time), zone);
  const iso = (instant?: number) =>
    instant === undefined ? 'ever' : new Date(instant).toISOString().slice(0, 16);
  if (state.state === 'open') return `open until ${iso(state.until)}`;
  return state.state === 'closed' ? `closed until ${iso(state.opensAt)}` : 'unknown';
}

describe('the opening state from the hours of a week', () => {
  const week = { openinghours: workdays };

  test.each([
    // A Monday in winter, when Stockholm is an hour ahead of UTC.
    ['before opening', '2026-11-23T07:59Z', 'closed until 2026-11-23T08:00'],
    ['in the minute of opening', '2026-11-23T08:00Z', 'open until 2026-11-23T17:00'],
    ['in the last minute', '2026-11-23T16:59:59Z', 'open until 2026-11-23T17:00'],
    ['in the minute of closing', '2026-11-23T17:00Z', 'closed until 2026-11-24T08:00'],
    ['in the last minute before midnight', '2026-11-23T22:59Z', 'closed until 2026-11-24T08:00'],
    ['at midnight', '2026-11-23T23:00Z', 'closed until 2026-11-24T08:00'],
    ['on Saturday evening', '2026-11-28T15:00Z', 'closed until 2026-11-30T08:00'],
  ])('[DEAL-12] %s', (_, time, expected) => {
    expect(stateAt(time, week)).toBe(expected);
  });

  test('[DEAL-12] the time zone is that of the dealer, not of the visitor', () => {
    expect(stateAt('2026-11-23T07:30Z', week, 'Europe/Helsinki')).toBe(
      'open until 2026-11-23T16:00',
    );
    expect(stateAt('2026-11-23T07:30Z', week, 'Europe/London')).toBe(
      'closed until 2026-11-23T09:00',
    );
  });

  test('hours past midnight belong to the day on which they start', () => {
    const pastMidnight = { openinghours: workdays.with(4, day('18:00', '02:00')) };
    expect(stateAt('2026-11-27T22:30Z', pastMidnight)).toBe('open until 2026-11-28T01:00');
    expect(stateAt('2026-11-28T00:59Z', pastMidnight)).toBe('open until 2026-11-28T01:00');
    expect(stateAt('2026-11-28T01:00Z', pastMidnight)).toBe('closed until 2026-11-28T09:00');
  });

  test('hours around the clock have no closing time', () => {
    const always = { openinghours: Array(7).fill(day('00:00', '24:00')) };
    expect(stateAt('2026-11-23T22:59Z', always)).toBe('open until ever');
  });

  test.each([
    ['9', '1800'],
    ['0900', '18'],
    ['900', '18:00:00'],
    ['kl. 9', 'kl 18.00'],
    ['9am', '6 pm'],
    ['09:00 ', ' 18.00'],
  ])('hours are read from %s to %s', (open, close) => {
    const hours = { openinghours: workdays.with(0, day(open, close)) };
    expect(stateAt('2026-11-23T07:59Z', hours)).toBe('closed until 2026-11-23T08:00');
    expect(stateAt('2026-11-23T08:00Z', hours)).toBe('open until 2026-11-23T17:00');
  });

  test.each(['Stängt', 'stengt', 'Closed', 'Suljettu', 'Zatvorené', '-', ' '])(
    'a day with %s for its hours is closed',
    (word) => {
      const hours = { openinghours: workdays.with(0, day(word, word)) };
      expect(stateAt('2026-11-23T10:00Z', hours)).toBe('closed until 2026-11-24T08:00');
    },
  );

  test.each([
    ['2026-12-24', '24'],
    ['2026-12-24T00:00:00', '24'],
    ['2026-12-24T00:00:00Z', '24'],
    ['2026-12-24T00:00:00+01:00', '24'],
    // Midnight in Stockholm, and in Helsinki.
    ['2026-12-23T23:00:00Z', '24'],
    ['2026-12-23T22:00:00.000Z', '24'],
    ['2026-12-23T15:00:00Z', '23'],
  ])('a deviation with the date %s is on the %sth', (date, dayOfMonth) => {
    const hours = { openinghours: workdays, deviationdays: [{ date, ...closedHours }] };
    expect(Object.keys(readSchedule(hours).deviations)).toEqual([`2026-12-${dayOfMonth}`]);
  });

  test('a malformed day is unknown, and the other days are kept', () => {
    const broken = { openinghours: workdays.with(0, day('nine', '18:00')) };
    expect(stateAt('2026-11-23T10:00Z', broken)).toBe('unknown');
    expect(stateAt('2026-11-24T10:00Z', broken)).toBe('open until 2026-11-24T17:00');
    expect(stateAt('2026-11-22T10:00Z', broken)).toBe('closed until 2026-11-24T08:00');
    expect(stateAt('2026-11-23T10:00Z', {})).toBe('unknown');
    expect(stateAt('2026-11-24T10:00Z', { openinghours: [null, day('9:00', '17.30')] })).toBe(
      'open until 2026-11-24T16:30',
    );
  });
});

describe('deviations and vacations', () => {
  const eve = { date: '2026-12-24', title: 'Julafton', ...closedHours };
  const short = { date: '2026-12-31', title: 'Nyårsafton', ...day('10:00', '13:00') };
  const summer = {
    vacationtitle: 'Semester',
    vacationstart: '2026-07-06',
    vacationend: '2026-08-09',
    days: Array(7).fill(closedHours),
  };
  const schedules = { openinghours: workdays, deviationdays: [eve, short], vacationdays: [summer] };

  test('[DEAL-12] a deviation overrides the week', () => {
    expect(stateAt('2026-12-24T10:00Z', schedules)).toBe('closed until 2026-12-25T08:00');
    expect(stateAt('2026-12-31T10:00Z', schedules)).toBe('open until 2026-12-31T12:00');
    expect(stateAt('2026-12-30T20:00Z', schedules)).toBe('closed until 2026-12-31T09:00');
  });

  test('[DEAL-12] a vacation overrides the week, and a deviation overrides both', () => {
    expect(stateAt('2026-07-06T08:00Z', schedules)).toBe('closed until 2026-08-10T07:00');
    const open = {
      ...schedules,
      deviationdays: [{ date: '2026-07-07', ...day('12:00', '13:00') }],
    };
    expect(stateAt('2026-07-06T08:00Z', open)).toBe('closed until 2026-07-07T10:00');
  });

  test('[DEAL-22] malformed vacations and deviations are dropped, and the others are kept', () => {
    const broken = {
      openinghours: workdays,
      deviationdays: [{ ...eve, date: '2026-13-24' }, null, short],
      vacationdays: [{ ...summer, vacationend: '2026-07-01' }, { ...summer, days: [] }, 'summer'],
    };
    expect(stateAt('2026-12-24T10:00Z', broken)).toBe('open until 2026-12-24T17:00');
    expect(stateAt('2026-12-31T10:00Z', broken)).toBe('open until 2026-12-31T12:00');
    expect(stateAt('2026-07-06T08:00Z', broken)).toBe('open until 2026-07-06T16:00');
  });
});

describe('when clocks change', () => {
  const nights = { openinghours: Array(7).fill(day('01:00', '04:00')) };

  test('the skipped hour shortens the night', () => {
    expect(stateAt('2026-03-29T00:30Z', nights)).toBe('open until 2026-03-29T02:00');
  });

  test('the repeated hour makes the night longer', () => {
    expect(stateAt('2026-10-24T23:30Z', nights)).toBe('open until 2026-10-25T03:00');
  });

  test('hours that end within the skipped hour end with it', () => {
    const short = { openinghours: Array(7).fill(day('01:00', '02:30')) };
    expect(stateAt('2026-03-29T00:30Z', short)).toBe('open until 2026-03-29T01:00');
  });

  test('hours that end within the repeated hour are open again when it repeats', () => {
    const short = { openinghours: Array(7).fill(day('01:00', '02:30')) };
    expect(stateAt('2026-10-25T00:40Z', short)).toBe('closed until 2026-10-25T01:00');
    expect(stateAt('2026-10-25T01:10Z', short)).toBe('open until 2026-10-25T01:30');
  });
});

describe('the opening state, compared with a minute-by-minute simulation,', () => {
  const zones = [
    ...[STOCKHOLM, 'Europe/Oslo', 'Europe/London', 'Europe/Bratislava', 'Europe/Helsinki'],
    ...['America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC'],
  ];

  /** Pseudo-random numbers that are the same in each run (mulberry32). */
  function createRandom(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
  }

  type Random = ReturnType<typeof createRandom>;

  function randomDay(random: Random): DayHours {
    const kind = random(10);
    if (kind < 2) return 'closed';
    if (kind === 2) return random(4) === 0 ? 'unknown' : [0, 1440];
    const open = random(1440);
    const close = random(1441);
    return [open, close > open ? close : close + 1440];
  }

  const randomWeek = (random: Random) => Array.from({ length: 7 }, () => randomDay(random));

  const isoDay = (instant: number, days: number) =>
    new Date(instant + days * 86_400_000).toISOString().slice(0, 10);

  function randomSchedule(random: Random, instant: number): Schedule {
    const start = random(20) - 10;
    return {
      week: random(200) === 0 ? Array<DayHours>(7).fill('closed') : randomWeek(random),
      vacations:
        random(4) === 0
          ? [
              {
                start: isoDay(instant, start),
                end: isoDay(instant, start + random(12)),
                week: randomWeek(random),
              },
            ]
          : [],
      deviations: Object.fromEntries(
        Array.from({ length: random(4) }, () => [
          isoDay(instant, random(9) - 3),
          randomDay(random),
        ]),
      ),
    };
  }

  /** Days that include clock changes in Europe and Australia; instants are at most two days away. */
  const days = ['2026-01-01', '2026-02-28', '2026-03-29', '2026-04-05', '2026-07-15', '2026-10-25'];

  function randomInstant(random: Random): number {
    const day = Date.parse(`${days[random(days.length)] ?? ''}T12:00Z`);
    return day + (random(4 * 1440) - 2 * 1440) * 60_000 + random(60_000);
  }

  test('matches for thousands of random schedules, instants and zones', () => {
    const random = createRandom(14);
    for (let round = 0; round < caseCount(2000, 10_000); round += 1) {
      const instant = randomInstant(random);
      const schedule = randomSchedule(random, instant);
      const zone = zones[random(zones.length)] ?? STOCKHOLM;
      const found = openingState(schedule, instant, zone);
      const walked = walk(schedule, instant, zone);
      if (JSON.stringify(found) !== JSON.stringify(walked)) {
        // Asserts only when they differ: thousands of assertions would take a minute.
        expect({ round, schedule, instant, zone, found }).toEqual({ found: walked });
      }
    }
  });
});
