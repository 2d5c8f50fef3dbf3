import type { DayNumber } from '../../domain/openingHours/days';
import type { Job, Span, WallMinute, Work, WorkshopDepartment } from './mechmate.types';
import {
  MINUTES_PER_DAY,
  findOpeningHours,
  simulatePhoneBookings,
  startOfDayNumber,
} from './occupancy';

/** Visits begin on the hour or half hour. */
const SLOT_MINUTES = 30;
/** Minimum time between booking and visit. */
const MIN_NOTICE_MINUTES = 180;
/** Drop-off time of a car that stays all day, 08:00, in minutes from midnight (BOOK-86). */
const DROP_OFF_MINUTE = 480;

/** Existing bookings in a range of days. */
export interface ExistingBookings {
  work: readonly Work[];
  /** Yard places of cars that stay all day. */
  dayPlaces: readonly (Span & { place: number })[];
  /** Visits of the car itself, at any workshop. */
  visits: readonly Span[];
}

/** Place and time of a possible visit, as stored in the table of bookings. */
export interface Place {
  bay: number;
  mechanic: number;
  /** When the car is at the workshop. */
  visit: Span;
  /** When the car is worked on, within `visit`. */
  work: Span;
  /** Yard place of a car that stays all day; null otherwise. */
  dayPlace: number | null;
}

/** Calculates the free times of a workshop for a job. */
export class FreeTimes {
  /** Cache of all work on a day. */
  readonly #workByDay = new Map<DayNumber, readonly Work[]>();

  constructor(
    private readonly workshop: WorkshopDepartment,
    private readonly job: Job,
    private readonly booked: ExistingBookings,
    /** Current local time. */
    private readonly now: WallMinute,
  ) {}

  /** Returns the start times of a day at which the whole visit is possible, earliest first. */
  findSlots(day: DayNumber): WallMinute[] {
    return this.#startTimes(day).filter((from) => this.findPlace(from) !== undefined);
  }

  /** Returns a place for a visit that begins at `from`, or undefined if it is not possible. */
  findPlace(from: WallMinute): Place | undefined {
    const work = { from, to: from + this.job.minutes };
    const day = dayOfMinute(from);
    if (!this.#startTimes(day).includes(from) || this.#isCarAway(work)) return undefined;
    const bayAndMechanic = this.#findBayAndMechanic(work, this.#workOn(day));
    return bayAndMechanic && { ...bayAndMechanic, visit: work, work, dayPlace: null };
  }

  /** Returns a place for a car that stays all day; the work is done at any free time of the day. */
  findDayPlace(day: DayNumber): Place | undefined {
    const open = findOpeningHours(this.workshop, day);
    const dropOff = startOfDayNumber(day) + DROP_OFF_MINUTE;
    if (!open || open.from > dropOff || open.to <= dropOff) return undefined;
    if (dropOff < this.now + MIN_NOTICE_MINUTES) return undefined;
    const visit = { from: dropOff, to: open.to };
    const dayPlace = this.#findYardPlace(day, visit);
    if (this.#isCarAway(visit) || dayPlace === undefined) return undefined;
    const busy = this.#workOn(day);
    for (let from = dropOff; from + this.job.minutes <= open.to; from += SLOT_MINUTES) {
      const work = { from, to: from + this.job.minutes };
      const bayAndMechanic = this.#findBayAndMechanic(work, busy, this.workshop.dayBays);
      if (bayAndMechanic) return { ...bayAndMechanic, visit, work, dayPlace };
    }
    return undefined;
  }

  /**
   * Returns possible start times: within opening hours, with enough notice and time for the job before
   * closing.
   */
  #startTimes(day: DayNumber): WallMinute[] {
    const open = findOpeningHours(this.workshop, day);
    if (!open) return [];
    const starts: WallMinute[] = [];
    const last = open.to - this.job.minutes;
    for (
      let from = Math.ceil(open.from / SLOT_MINUTES) * SLOT_MINUTES;
      from <= last;
      from += SLOT_MINUTES
    ) {
      if (from >= this.now + MIN_NOTICE_MINUTES) starts.push(from);
    }
    return starts;
  }

  #isCarAway = (span: Span): boolean => this.booked.visits.some((visit) => overlaps(visit, span));

  /** Returns all work that occupies bays and mechanics on a day. */
  #workOn(day: DayNumber): readonly Work[] {
    let work = this.#workByDay.get(day);
    if (!work) {
      const span = { from: startOfDayNumber(day), to: startOfDayNumber(day + 1) };
      const bookedWork = this.booked.work.filter((work) => overlaps(work, span));
      work = [...simulatePhoneBookings(this.workshop, day).work, ...bookedWork];
      this.#workByDay.set(day, work);
    }
    return work;
  }

  #findYardPlace(day: DayNumber, visit: Span): number | undefined {
    const occupied = simulatePhoneBookings(this.workshop, day).dayPlaces;
    for (let place = occupied + 1; place <= this.workshop.dayPlaces; place += 1) {
      const isTaken = this.booked.dayPlaces.some(
        (other) => other.place === place && overlaps(other, visit),
      );
      if (!isTaken) return place;
    }
    return undefined;
  }

  /**
   * Finds a bay and a qualified mechanic that are both free for the whole time.
   * @param dayBays number of bays reserved for cars that stay all day; numbered after the others
   */
  #findBayAndMechanic(
    span: Span,
    busy: readonly Work[],
    dayBays = 0,
  ): Pick<Work, 'bay' | 'mechanic'> | undefined {
    const overlapping = busy.filter((work) => overlaps(work, span));
    const { make, isAuthorisedWork } = this.job;
    const { bays, mechanics } = this.workshop;
    for (let extra = 1; extra <= dayBays; extra += 1) {
      const reserved = { bay: bays + extra, mechanic: mechanics.length + extra };
      if (!overlapping.some(({ bay }) => bay === reserved.bay)) return reserved;
    }
    const mechanic = mechanics.find(
      ({ number, makes }) =>
        (!isAuthorisedWork || makes.has(make)) &&
        !overlapping.some((work) => work.mechanic === number),
    );
    if (!mechanic) return undefined;
    for (let bay = 1; bay <= bays; bay += 1) {
      if (!overlapping.some((work) => work.bay === bay)) return { bay, mechanic: mechanic.number };
    }
    return undefined;
  }
}

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

export const dayOfMinute = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_PER_DAY);
