import type { RegisteredVehicle } from '../../domain/tradeIn/vehicle.types';
import type { Schedule } from '../../domain/openingHours/schedule.types';

/**
 * Swedish local time in minutes since 1970. It has no time zone, since all workshops are in one zone and
 * closed when clocks are changed: every opening time exists exactly once.
 */
export type WallMinute = number;

/** A period; `to` is exclusive. */
export interface Span {
  from: WallMinute;
  to: WallMinute;
}

/** A car that a visit is booked for. */
export interface WorkshopCar extends RegisteredVehicle {
  plate: string;
  hasServiceAgreement: boolean;
}

/** Equipment that only some workshops have. */
export type Equipment = 'alignment' | 'highVoltage' | 'glass';

/**
 * Every mechanic can do general work; authorised work only for the makes that the mechanic is trained for.
 */
export interface Mechanic {
  number: number;
  makes: ReadonlySet<string>;
}

/**
 * Departments that can be booked. In `sales`, mechanics are sellers who go along on test drives, and bays are
 * cars that may be out at the same time. Tyre hotels (`tyres`) change the wheels that they store.
 */
export type DepartmentKind = 'workshop' | 'sales' | 'tyres';

/** A workshop with internal data of the system. */
export interface WorkshopDepartment {
  kind: DepartmentKind;
  departmentId: string;
  siteId: string;
  siteName: string;
  address: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  /** Makes that the workshop is authorised for. */
  brands: readonly string[];
  schedule: Schedule;
  /** Number of bays; they are numbered from 1. */
  bays: number;
  mechanics: readonly Mechanic[];
  equipment: ReadonlySet<Equipment>;
  /** Number of cars that can stay all day. */
  dayPlaces: number;
  /** Number of bays, each with a mechanic, reserved for cars that stay all day. */
  dayBays: number;
  /** Price level relative to the price table. */
  priceFactor: number;
}

/** The work of a visit. */
export interface Job {
  make: string;
  minutes: number;
  /** Whether only mechanics trained for the make can do the work. */
  isAuthorisedWork: boolean;
}

/** Work that occupies a bay and a mechanic. */
export interface Work extends Span {
  bay: number;
  mechanic: number;
}
