import type { DayNumber } from '../../domain/openingHours/days';
import type { Job, Span, WallMinute, Work, WorkshopDepartment } from './mechmate.types';
import { MINUTES_OF_DAY, openOn, phoneBookings, startOf } from './occupancy';

/** Visits begin at whole and half hours. */
const STEP = 30;
/** A workshop wants to know of a visit so many minutes before it. */
const NOTICE = 180;
/** By when a car is left that stays for the day (BOOK-86): 08:00. */
const FULL_DAY_MINUTE = 480;

/** What is booked already in a stretch of days, and when the car itself is in a workshop. */
export interface Booked {
  work: readonly Work[];
  /** Places that are taken by cars that stay for the day. */
  dayPlaces: readonly (Span & { place: number })[];
  /** Visits of the car, wherever they are. */
  visits: readonly Span[];
}

/** Where and when a visit can be: what one row of the table of bookings needs. */
export interface Place {
  bay: number;
  mechanic: number;
  /** When the car is there. */
  visit: Span;
  /** When it is worked on, within the visit. */
  work: Span;
  /** Its place in the yard, where it stays for the day; else null. */
  dayPlace: number | null;
}

/** Reckons the free times of one workshop for one job. */
export class FreeTimes {
  /** All that is worked on, by day. */
  readonly #works = new Map<DayNumber, readonly Work[]>();

  constructor(
    private readonly workshop: WorkshopDepartment,
    private readonly job: Job,
    private readonly booked: Booked,
    /** What clocks show now. */
    private readonly now: WallMinute,
  ) {}

  /** Times of a day at which the whole visit fits, earliest first. */
  slots(day: DayNumber): WallMinute[] {
    return this.#starts(day).filter((from) => this.place(from) !== undefined);
  }

  /** Where a visit that begins then can be; undefined where it cannot. */
  place(from: WallMinute): Place | undefined {
    const work = { from, to: from + this.job.minutes };
    const day = dayOf(from);
    if (!this.#starts(day).includes(from) || this.#carIsAway(work)) return undefined;
    const free = this.#freeFor(work, this.#work(day));
    return free && { ...free, visit: work, work, dayPlace: null };
  }

  /** Where the car can stay for a day: it is worked on whenever there is time. */
  dayPlace(day: DayNumber): Place | undefined {
    const open = openOn(this.workshop, day);
    const handIn = startOf(day) + FULL_DAY_MINUTE;
    if (!open || open.from > handIn || open.to <= handIn) return undefined;
    if (handIn < this.now + NOTICE) return undefined;
    const visit = { from: handIn, to: open.to };
    const dayPlace = this.#freeDayPlace(day, visit);
    if (this.#carIsAway(visit) || dayPlace === undefined) return undefined;
    const busy = this.#work(day);
    for (let from = handIn; from + this.job.minutes <= open.to; from += STEP) {
      const work = { from, to: from + this.job.minutes };
      const free = this.#freeFor(work, busy, this.workshop.dayBays);
      if (free) return { ...free, visit, work, dayPlace };
    }
    return undefined;
  }

  /** Times within the hours of a day that are far enough ahead, with room for the job before closing. */
  #starts(day: DayNumber): WallMinute[] {
    const open = openOn(this.workshop, day);
    if (!open) return [];
    const starts: WallMinute[] = [];
    const last = open.to - this.job.minutes;
    for (let from = Math.ceil(open.from / STEP) * STEP; from <= last; from += STEP) {
      if (from >= this.now + NOTICE) starts.push(from);
    }
    return starts;
  }

  #carIsAway = (span: Span): boolean => this.booked.visits.some((visit) => overlap(visit, span));

  /** Everything that takes bays and mechanics on a day. */
  #work(day: DayNumber): readonly Work[] {
    let works = this.#works.get(day);
    if (!works) {
      const span = { from: startOf(day), to: startOf(day + 1) };
      const own = this.booked.work.filter((work) => overlap(work, span));
      works = [...phoneBookings(this.workshop, day).work, ...own];
      this.#works.set(day, works);
    }
    return works;
  }

  #freeDayPlace(day: DayNumber, visit: Span): number | undefined {
    const taken = phoneBookings(this.workshop, day).dayPlaces;
    for (let place = taken + 1; place <= this.workshop.dayPlaces; place += 1) {
      const isTaken = this.booked.dayPlaces.some(
        (other) => other.place === place && overlap(other, visit),
      );
      if (!isTaken) return place;
    }
    return undefined;
  }

  /**
   * A bay and a mechanic who can do it, both free all the time.
   * @param dayBays bays that only cars may have which stay for the day; numbered behind all others
   */
  #freeFor(
    span: Span,
    busy: readonly Work[],
    dayBays = 0,
  ): Pick<Work, 'bay' | 'mechanic'> | undefined {
    const meanwhile = busy.filter((work) => overlap(work, span));
    const { make, isAuthorisedWork } = this.job;
    const { bays, mechanics } = this.workshop;
    for (let extra = 1; extra <= dayBays; extra += 1) {
      const free = { bay: bays + extra, mechanic: mechanics.length + extra };
      if (!meanwhile.some(({ bay }) => bay === free.bay)) return free;
    }
    const mechanic = mechanics.find(
      ({ number, makes }) =>
        (!isAuthorisedWork || makes.has(make)) &&
        !meanwhile.some((work) => work.mechanic === number),
    );
    if (!mechanic) return undefined;
    for (let bay = 1; bay <= bays; bay += 1) {
      if (!meanwhile.some((work) => work.bay === bay)) return { bay, mechanic: mechanic.number };
    }
    return undefined;
  }
}

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

export const dayOf = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_OF_DAY);
