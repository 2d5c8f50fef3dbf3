import type { Position } from '../../../domain/geography/position';
import type { Schedule } from '../../../domain/openingHours/schedule.types';

/** Somebody who works in a department (spec 3 §3.1). Texts are empty where nobody has told them. */
export interface DealerPerson {
  name: string;
  initials: string;
  title: string;
  phone: string;
  email: string;
  /** Absent where there is no picture of them. */
  picture?: string;
}

/** A day with hours of its own. */
export interface OtherDay {
  /** ISO day. */
  date: string;
  title: string;
  /** Said of a day that has no hours. */
  text: string;
}

/** Days in which another week counts. */
export interface VacationNotice {
  title: string;
  /** ISO days, both included. */
  start: string;
  end: string;
}

/** A part of a dealer with contact details and hours of its own (spec 3 §3.1). */
export interface DealerDepartment {
  name: string;
  /** Kind, such as `NewCars`; of another kind its name is shown. */
  type: string;
  phone: string;
  email: string;
  /** Codes of makes, such as `mercedes-benz`. */
  makes: readonly string[];
  staff: readonly DealerPerson[];
  schedule: Schedule;
  /** What is said of each weekday that has no hours, Monday first. */
  dayTexts: readonly string[];
  vacations: readonly VacationNotice[];
  otherDays: readonly OtherDay[];
}

/** A dealer fit to be shown: texts are empty where nothing is known. */
export interface DealerDetails {
  id: string;
  slug: string;
  name: string;
  street: string;
  zip: string;
  town: string;
  phone: string;
  email: string;
  /** Absent where the index has no coordinates that are on Earth. */
  position?: Position;
  picture?: { src: string; preview?: string };
  /** Lowest first. */
  order: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  departments: readonly DealerDepartment[];
}
