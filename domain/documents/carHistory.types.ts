import type { TirePosition } from '../tireHotel/tirePosition';

/** A service that was done. Dates are ISO days; readings are in the car's own unit (`car_odometer_unit`). */
export interface CarService {
  date: string;
  odometer?: number;
  /** Who did it. */
  place?: string;
}

/** A call-back by the maker. */
export interface CarRecall {
  /** What it is about, in the language of the index. */
  title: string;
  /** The maker's number of it. */
  reference?: string;
  isDone: boolean;
  /** When it was done, or when it was issued while it is open. */
  date?: string;
}

/** What wear is called. */
export const wearKinds = [
  'stoneChips',
  'scratch',
  'dent',
  'kerbedWheel',
  'worn',
  'crack',
  'rust',
] as const;
export type WearKind = (typeof wearKinds)[number];

/** Where on a car wear is; left and right as its driver sees them. */
export const carPlaces = [
  'bonnet',
  'frontBumper',
  'windscreen',
  'roof',
  'tailgate',
  'rearBumper',
  'frontLeftDoor',
  'frontRightDoor',
  'rearLeftDoor',
  'rearRightDoor',
  'frontLeftWing',
  'frontRightWing',
  'rearLeftWing',
  'rearRightWing',
  'frontLeftWheel',
  'frontRightWheel',
  'rearLeftWheel',
  'rearRightWheel',
  'leftSeat',
  'rightSeat',
  'loadSpace',
] as const;
export type CarPlace = (typeof carPlaces)[number];

/** A worn or damaged place that an inspection found. */
export interface CarWear {
  kind: WearKind;
  place: CarPlace;
  /** Longest measure of it. */
  sizeMm?: number;
  /** More about it, in the language of the index. */
  note?: string;
  /** Address of a photograph: absolute, or below `/-/media/`. */
  picture?: string;
}

/** The seller's own look at the car before it is sold; no wear is an answer too. */
export interface CarInspection {
  date: string;
  /** Who made it. */
  by?: string;
  /** How much was looked at. */
  points?: number;
  wear: readonly CarWear[];
}

export const tyreKinds = ['summer', 'winter', 'studded', 'allSeason'] as const;
export type TyreKind = (typeof tyreKinds)[number];

/** A set of tyres that comes with the car. */
export interface CarTyres {
  kind: TyreKind;
  isMounted: boolean;
  /** As on the tyre's side: `225/45 R18`. */
  size?: string;
  /** Depth of the tread of each, mm. */
  depthsMm?: Partial<Record<TirePosition, number>>;
}

export const warrantyKinds = ['maker', 'battery', 'seller'] as const;
export type WarrantyKind = (typeof warrantyKinds)[number];

/** Ends on the day, or at the reading of the odometer if that comes first. */
export interface CarWarranty {
  kind: WarrantyKind;
  until?: string;
  untilOdometer?: number;
}

/** The test that the law of the market asks for: besiktning, EU-kontroll, MOT, STK, katsastus. */
export interface StatutoryTest {
  last?: string;
  /** At the latest. */
  next?: string;
}

/** `carComputer`: as the car itself estimates it. `discharge`: measured while the battery was driven empty. */
export const batteryMethods = ['carComputer', 'discharge'] as const;
export type BatteryMethod = (typeof batteryMethods)[number];

/** What is left of the battery's capacity, percent of what it was new. */
export interface BatteryHealth {
  percent: number;
  date?: string;
  method?: BatteryMethod;
}

/** What is known of a car's past and condition; what is absent is not known. */
export interface CarHistory {
  /** The one who owns it now included. */
  owners?: number;
  keys?: number;
  /** Newest first. */
  services?: readonly CarService[];
  inspection?: CarInspection;
  /** Empty where it was asked and there is none. */
  recalls?: readonly CarRecall[];
  tyres?: readonly CarTyres[];
  warranties?: readonly CarWarranty[];
  statutoryTest?: StatutoryTest;
  batteryHealth?: BatteryHealth;
}
