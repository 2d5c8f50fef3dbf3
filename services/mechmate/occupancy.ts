import type { DayNumber } from '../../domain/openingHours/days';
import { hoursOn } from '../../domain/openingHours/hoursOn';
import { between, pick, randomOf } from '../stock/random';
import type { Span, WallMinute, Work, WorkshopDepartment } from './mechmate.types';

export const MINUTES_OF_DAY = 1440;

const OCCUPANCY = 152;

/** Minutes that visits last which people have booked by phone. */
const visitLengths = [30, 60, 60, 90, 120, 180] as const;

/** Percent of the bays' time that is booked, from and to: on days that are booked out, quiet, or like most. */
const [full, quiet, usual] = [
  [100, 100],
  [20, 55],
  [80, 97],
] as const;
/** How ten days are. */
const loads = [full, quiet, quiet, quiet, usual, usual, usual, usual, usual, usual];

/** First minute of a day. */
export const startOf = (day: DayNumber): WallMinute => day * MINUTES_OF_DAY;

/** When a workshop is open on a day; undefined where it is closed, or nobody knows. */
export function openOn({ schedule }: WorkshopDepartment, day: DayNumber): Span | undefined {
  const hours = hoursOn(schedule, day);
  if (typeof hours === 'string') return undefined;
  return { from: startOf(day) + hours[0], to: startOf(day) + hours[1] };
}

/** Minutes of its longest day of the week. */
export const longestDay = ({ schedule }: WorkshopDepartment): number =>
  Math.max(
    0,
    ...schedule.week.map((hours) => (typeof hours === 'string' ? 0 : hours[1] - hours[0])),
  );

/** What a workshop has booked by phone. */
export interface PhoneBookings {
  work: readonly Work[];
  /** Cars that are left there for the day. */
  dayPlaces: number;
}

/**
 * What people have booked by phone on a day: always the same, so what is booked here later never meets it.
 * In each bay one mechanic works, whose number is the bay's.
 */
export function phoneBookings(workshop: WorkshopDepartment, day: DayNumber): PhoneBookings {
  const open = openOn(workshop, day);
  if (!open) return { work: [], dayPlaces: 0 };
  const random = randomOf(Number(workshop.siteId), day, OCCUPANCY);
  const [from, to] = pick(random, loads);
  const load = between(random, from, to) / 100;
  const work: Work[] = [];
  for (let bay = 1; bay <= workshop.bays; bay += 1) {
    for (let begin = open.from; begin < open.to;) {
      const end = Math.min(begin + pick(random, visitLengths), open.to);
      if (random() < load) work.push({ bay, mechanic: bay, from: begin, to: end });
      begin = end;
    }
  }
  return { work, dayPlaces: Math.floor(load * workshop.dayPlaces) };
}
