import type { OpeningState } from '../../../model/openingHours/openingState';
import type { DayHours, Schedule } from '../../../../../domain/openingHours/schedule.types';

const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;
const DAYS = 62;

/** Local date and time for a quarter of an hour in a zone; clocks change only at quarters. */
const quarters = new Map<string, WallQuarter>();
const formats = new Map<string, Intl.DateTimeFormat>();

interface WallQuarter {
  date: string;
  previousDate: string;
  weekday: number;
  /** Minutes after midnight. */
  minute: number;
}

function wallTimeAt(instant: number, zone: string) {
  const quarter = Math.floor(instant / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  let wall = quarters.get(key);
  if (!wall) {
    let format = formats.get(zone);
    if (!format) {
      // The Swedish format is 2026-11-23 09:15.
      format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      formats.set(zone, format);
    }
    const [date = '', time = ''] = format.format(quarter * QUARTER_MS).split(' ');
    const [hours, minutes] = time.split(':').map(Number);
    const midnight = Date.parse(date);
    const before = new Date(midnight - 86_400_000).toISOString().slice(0, 10);
    const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
    wall = { date, previousDate: before, weekday, minute: (hours ?? 0) * 60 + (minutes ?? 0) };
    quarters.set(key, wall);
  }
  return { wall, minute: wall.minute + Math.floor((instant - quarter * QUARTER_MS) / MINUTE_MS) };
}

function findHours(schedule: Schedule, date: string, weekday: number): DayHours {
  const deviationHours = schedule.deviations[date];
  if (deviationHours !== undefined) return deviationHours;
  for (const { start, end, week } of schedule.vacations) {
    if (date >= start && date <= end) return week[weekday] ?? 'unknown';
  }
  return schedule.week[weekday] ?? 'unknown';
}

function computeState(schedule: Schedule, instant: number, zone: string): OpeningState['state'] {
  const { wall, minute } = wallTimeAt(instant, zone);
  const { date, previousDate: before, weekday } = wall;
  const today = findHours(schedule, date, weekday);
  if (typeof today !== 'string' && minute >= today[0] && minute < today[1]) return 'open';
  const yesterday = findHours(schedule, before, (weekday + 6) % 7);
  if (typeof yesterday !== 'string' && minute < yesterday[1] - 1440) return 'open';
  return today === 'unknown' ? 'unknown' : 'closed';
}

/**
 * The state of a schedule at an instant, found by checking each later minute: slow, but obviously correct.
 */
export function walk(schedule: Schedule, instant: number, zone: string): OpeningState {
  const state = computeState(schedule, instant, zone);
  if (state === 'unknown') return { state };
  const first = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  for (let minute = 1; minute < DAYS * 1440; minute += 1) {
    const laterInstant = first + minute * MINUTE_MS;
    const isOpen = computeState(schedule, laterInstant, zone) === 'open';
    if (isOpen !== (state === 'open')) {
      return state === 'open' ? { state, until: laterInstant } : { state, opensAt: laterInstant };
    }
  }
  return { state };
}
