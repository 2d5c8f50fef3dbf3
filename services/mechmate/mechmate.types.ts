import type { RegisteredVehicle } from '../../domain/tradeIn/vehicle.types';
import type { Schedule } from '../../domain/openingHours/schedule.types';

/**
 * Minutes that the clocks of Swedish workshops have counted since 1970. Without a time zone: all workshops are in
 * one, and closed in the hours in which clocks are changed, so a time within their hours is never missing or double.
 */
export type WallMinute = number;

/** From a minute to another one, which is not itself in it. */
export interface Span {
  from: WallMinute;
  to: WallMinute;
}

/** A vehicle that wants to be booked. */
export interface WorkshopCar extends RegisteredVehicle {
  plate: string;
  hasServiceAgreement: boolean;
}

/** What only some workshops have. */
export type Equipment = 'alignment' | 'highVoltage' | 'glass';

/** Somebody who can do any general work, and that of a make's authorised workshop for the makes that they learned. */
export interface Mechanic {
  number: number;
  makes: ReadonlySet<string>;
}

/**
 * Of sellers one goes along, in place of the mechanics; their bays are the cars that may be out at a time. Tyre hotels
 * change the wheels that they keep.
 */
export type DepartmentKind = 'workshop' | 'sales' | 'tyres';

/** A workshop as the system knows it, its inner life included. */
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
  /** Names of the makes that it is authorised for. */
  brands: readonly string[];
  schedule: Schedule;
  /** Numbered from 1. */
  bays: number;
  mechanics: readonly Mechanic[];
  equipment: ReadonlySet<Equipment>;
  /** Cars that may be left there for a day. */
  dayPlaces: number;
  /** Bays, each with somebody in it, that are kept for cars that are left for the day. */
  dayBays: number;
  /** What it asks, compared to the table's prices. */
  priceFactor: number;
}

/** What has to be done in a visit. */
export interface Job {
  make: string;
  minutes: number;
  /** Only mechanics who learned the make can do it. */
  isAuthorisedWork: boolean;
}

/** Work that a bay and a mechanic are taken by. */
export interface Work extends Span {
  bay: number;
  mechanic: number;
}
