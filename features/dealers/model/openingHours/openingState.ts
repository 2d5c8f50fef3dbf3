import { hoursOn } from '../../../../domain/openingHours/hoursOn';
import type { Schedule } from '../../../../domain/openingHours/schedule.types';
import { splitWallMinute, zoneOffset } from '../../../../domain/openingHours/wallClock';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;

/** Number of days within which the next change is searched; longer than any summer vacation. */
const MAX_DAYS_AHEAD = 62;

/** The state of a schedule at an instant; times in milliseconds since 1970. */
export type OpeningState =
  /** `until` is undefined when no closing time is found. */
  | { state: 'open'; until?: number }
  /** `opensAt` is undefined when no opening time is found. */
  | { state: 'closed'; opensAt?: number }
  /** The hours of the day are invalid. */
  | { state: 'unknown' };

/**
 * Whether a schedule is open at an instant, and until when. Hours are local time: when clocks change during
 * them, they are an hour shorter or longer.
 * @param instantMs in ms since 1970
 * @param zone IANA time zone
 * @throws RangeError for an unknown time zone
 */
export function openingState(schedule: Schedule, instantMs: number, zone: string): OpeningState {
  const nowMinute = Math.floor(instantMs / MINUTE_MS);
  const state = stateAt(schedule, nowMinute + zoneOffset(nowMinute, zone));
  if (state === 'unknown') return { state };
  const isOpen = state === 'open';
  const changeMinute = findFirstMinute(
    schedule,
    { now: nowMinute, zone },
    (newState) => (newState === 'open') !== isOpen,
  );
  const time = changeMinute === undefined ? undefined : changeMinute * MINUTE_MS;
  return isOpen ? { state, until: time } : { state, opensAt: time };
}

type StateName = OpeningState['state'];

/** The state at a local time. Hours of the previous day are included, because they may last past midnight. */
function stateAt(schedule: Schedule, wallMinute: number): StateName {
  const { day, minute } = splitWallMinute(wallMinute);
  const today = hoursOn(schedule, day);
  const isWithin = (hours: typeof today, at: number) =>
    typeof hours !== 'string' && hours[0] <= at && at < hours[1];
  if (isWithin(today, minute) || isWithin(hoursOn(schedule, day - 1), minute + MINUTES_PER_DAY)) {
    return 'open';
  }
  return today === 'unknown' ? 'unknown' : 'closed';
}

/** The first minute after `now` whose state `matches`, in minutes since 1970 (UTC). */
function findFirstMinute(
  schedule: Schedule,
  { now, zone }: { now: number; zone: string },
  matches: (state: StateName) => boolean,
): number | undefined {
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const start = now + ahead * MINUTES_PER_DAY;
    for (const { from, to, offset } of splitAtOffsetChange(start, start + MINUTES_PER_DAY, zone)) {
      const wallMinutes = possibleChanges(schedule, from + offset, to + offset);
      const changeMinute = wallMinutes.find(
        (wall) => wall - offset > now && matches(stateAt(schedule, wall)),
      );
      if (changeMinute !== undefined) return changeMinute - offset;
    }
  }
  return undefined;
}

/** Minutes with a constant offset from UTC. */
interface Span {
  from: number;
  /** End, exclusive. */
  to: number;
  offset: number;
}

/** A day as one span, or as two if the offset changes during the day. */
function splitAtOffsetChange(from: number, to: number, zone: string): Span[] {
  const offset = zoneOffset(from, zone);
  const lastOffset = zoneOffset(to - 1, zone);
  if (offset === lastOffset) return [{ from, to, offset }];
  let [before, after] = [from, to - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffset(middle, zone) === offset) before = middle;
    else after = middle;
  }
  return [
    { from, to: after, offset },
    { from: after, to, offset: lastOffset },
  ];
}

/**
 * Local times in a span at which the state may change: its start, midnights, and where hours begin and end.
 */
function possibleChanges(schedule: Schedule, from: number, to: number): number[] {
  const changes = [from];
  // Hours of the previous day may end in the span.
  const firstDay = splitWallMinute(from).day - 1;
  for (let day = firstDay; day * MINUTES_PER_DAY < to; day += 1) {
    const hours = hoursOn(schedule, day);
    const times = typeof hours === 'string' ? [] : hours;
    for (const minute of [0, ...times]) changes.push(day * MINUTES_PER_DAY + minute);
  }
  return changes.filter((wall) => wall >= from && wall < to).sort((a, b) => a - b);
}
