import type { DayNumber } from '../../domain/openingHours/days';
import { hoursOn } from '../../domain/openingHours/hoursOn';
import { randomInteger, pick, createRandom } from '../stock/random';
import type { Span, WallMinute, Work, WorkshopDepartment } from './mechmate.types';

export const MINUTES_PER_DAY = 1440;

const OCCUPANCY_SEQUENCE = 152;

/** Durations of visits booked by phone, in minutes. */
const visitMinutes = [30, 60, 60, 90, 120, 180] as const;

/** Minimum and maximum percentage of booked time on full, quiet and usual days. */
const [full, quiet, usual] = [
  [100, 100],
  [20, 55],
  [80, 97],
] as const;
/** One of these loads is drawn for each day. */
const loads = [full, quiet, quiet, quiet, usual, usual, usual, usual, usual, usual];

/** Returns the first minute of a day. */
export const startOfDayNumber = (day: DayNumber): WallMinute => day * MINUTES_PER_DAY;

/** Returns the opening hours on a day, or undefined if the workshop is closed or its hours are unknown. */
export function findOpeningHours(
  { schedule }: WorkshopDepartment,
  day: DayNumber,
): Span | undefined {
  const hours = hoursOn(schedule, day);
  if (typeof hours === 'string') return undefined;
  return { from: startOfDayNumber(day) + hours[0], to: startOfDayNumber(day) + hours[1] };
}

/** Returns the longest opening time of a weekday, in minutes. */
export const maxDayMinutes = ({ schedule }: WorkshopDepartment): number =>
  Math.max(
    0,
    ...schedule.week.map((hours) => (typeof hours === 'string' ? 0 : hours[1] - hours[0])),
  );

/** Bookings that a workshop received by phone. */
export interface PhoneBookings {
  work: readonly Work[];
  /** Number of cars that stay all day. */
  dayPlaces: number;
}

/**
 * Simulates the phone bookings of a day. They are always the same, so that online bookings never collide with
 * them. Each bay has one mechanic, with the same number.
 */
export function simulatePhoneBookings(workshop: WorkshopDepartment, day: DayNumber): PhoneBookings {
  const open = findOpeningHours(workshop, day);
  if (!open) return { work: [], dayPlaces: 0 };
  const random = createRandom(Number(workshop.siteId), day, OCCUPANCY_SEQUENCE);
  const [from, to] = pick(random, loads);
  const load = randomInteger(random, from, to) / 100;
  const work: Work[] = [];
  for (let bay = 1; bay <= workshop.bays; bay += 1) {
    for (let begin = open.from; begin < open.to;) {
      const end = Math.min(begin + pick(random, visitMinutes), open.to);
      if (random() < load) work.push({ bay, mechanic: bay, from: begin, to: end });
      begin = end;
    }
  }
  return { work, dayPlaces: Math.floor(load * workshop.dayPlaces) };
}
