import type { Position } from '../../../domain/geography/position';
import type { Schedule } from '../../../domain/openingHours/schedule.types';

/** A person who works in a department. Missing texts are empty. */
export interface DealerPerson {
  name: string;
  initials: string;
  title: string;
  phone: string;
  email: string;
  picture?: string;
}

/** A day with special hours; the hours themselves are in `schedule.deviations`. */
export interface SpecialDay {
  /** ISO day. */
  date: string;
  title: string;
  /** Shown instead of hours on a closed day. */
  text: string;
}

/** Period with other weekly hours; the hours themselves are in `schedule.vacations`. */
export interface VacationNotice {
  title: string;
  /** ISO days, both included. */
  start: string;
  end: string;
}

/** A department of a dealer, with its own contact details and hours. */
export interface DealerDepartment {
  name: string;
  /** Kind, such as `NewCars`; `name` is shown for an unknown kind. */
  type: string;
  phone: string;
  email: string;
  /** Codes of makes, such as `mercedes-benz`. */
  makes: readonly string[];
  staff: readonly DealerPerson[];
  schedule: Schedule;
  /** Text for each weekday without hours, Monday first. */
  dayTexts: readonly string[];
  vacations: readonly VacationNotice[];
  specialDays: readonly SpecialDay[];
}

/** A dealer for display. Missing texts are empty. */
export interface DealerDetails {
  id: string;
  slug: string;
  name: string;
  street: string;
  zip: string;
  town: string;
  phone: string;
  email: string;
  /** Undefined when the index has no valid coordinates. */
  position?: Position;
  picture?: { src: string; preview?: string };
  /** Position in sorted lists, lowest first. */
  order: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  departments: readonly DealerDepartment[];
}
