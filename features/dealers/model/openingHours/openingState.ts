import { hoursOn } from '../../../../domain/openingHours/hoursOn';
import type { Schedule } from '../../../../domain/openingHours/schedule.types';
import { readWallMinute, zoneOffset } from '../../../../domain/openingHours/wallClock';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 1440;

/** How far ahead a change is looked for: past the longest summer vacation. */
const DAYS_AHEAD = 62;

/** What a schedule says of an instant; times in milliseconds since 1970. */
export type OpeningState =
  /** `until` is absent where nothing closes within sight. */
  | { state: 'open'; until?: number }
  /** `opensAt` is absent where nothing opens within sight. */
  | { state: 'closed'; opensAt?: number }
  /** The hours of the day cannot be read. */
  | { state: 'unknown' };

/**
 * Whether a schedule is open at an instant, and until when. Hours are what the clocks on the wall show: when
 * clocks are put forward or back in the middle of them, the time that is lost or passes twice belongs to them.
 * @throws RangeError for an unknown time zone
 */
export function openingState(schedule: Schedule, instant: number, zone: string): OpeningState {
  const now = Math.floor(instant / MINUTE_MS);
  const state = stateAt(schedule, now + zoneOffset(now, zone));
  if (state === 'unknown') return { state };
  const isOpen = state === 'open';
  const change = firstMinute(schedule, { now, zone }, (next) => (next === 'open') !== isOpen);
  const time = change === undefined ? undefined : change * MINUTE_MS;
  return isOpen ? { state, until: time } : { state, opensAt: time };
}

type StateName = OpeningState['state'];

/** What the schedule says while clocks show a time. Hours of the day before may last past midnight. */
function stateAt(schedule: Schedule, wallMinute: number): StateName {
  const { day, minute } = readWallMinute(wallMinute);
  const today = hoursOn(schedule, day);
  const isIn = (hours: typeof today, at: number) =>
    typeof hours !== 'string' && hours[0] <= at && at < hours[1];
  if (isIn(today, minute) || isIn(hoursOn(schedule, day - 1), minute + MINUTES_OF_DAY)) {
    return 'open';
  }
  return today === 'unknown' ? 'unknown' : 'closed';
}

/** The first minute after now in which the state fits, in UTC. */
function firstMinute(
  schedule: Schedule,
  { now, zone }: { now: number; zone: string },
  fits: (state: StateName) => boolean,
): number | undefined {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const start = now + ahead * MINUTES_OF_DAY;
    for (const { from, to, offset } of spans(start, start + MINUTES_OF_DAY, zone)) {
      const walls = edges(schedule, from + offset, to + offset);
      const found = walls.find((wall) => wall - offset > now && fits(stateAt(schedule, wall)));
      if (found !== undefined) return found - offset;
    }
  }
  return undefined;
}

/** Minutes during which clocks run evenly. */
interface Span {
  from: number;
  /** Not itself in the span. */
  to: number;
  offset: number;
}

/** A day in one span, or in two where the clocks are changed in it. */
function spans(from: number, to: number, zone: string): Span[] {
  const offset = zoneOffset(from, zone);
  const last = zoneOffset(to - 1, zone);
  if (offset === last) return [{ from, to, offset }];
  let [before, after] = [from, to - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffset(middle, zone) === offset) before = middle;
    else after = middle;
  }
  return [
    { from, to: after, offset },
    { from: after, to, offset: last },
  ];
}

/** Times of a span at which the state may change: its own begin, midnights, and where hours begin and end. */
function edges(schedule: Schedule, from: number, to: number): number[] {
  const found = [from];
  // Hours of the day before may end in the span.
  const firstDay = readWallMinute(from).day - 1;
  for (let day = firstDay; day * MINUTES_OF_DAY < to; day += 1) {
    const hours = hoursOn(schedule, day);
    const times = typeof hours === 'string' ? [] : hours;
    for (const minute of [0, ...times]) found.push(day * MINUTES_OF_DAY + minute);
  }
  return found.filter((wall) => wall >= from && wall < to).sort((one, other) => one - other);
}
