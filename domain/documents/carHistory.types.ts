import type { TirePosition } from '../tireHotel/tirePosition';

/** A completed service. Dates are ISO days; odometer readings are in the car's unit (`car_odometer_unit`). */
export interface CarService {
  date: string;
  odometer?: number;
  /** The workshop. */
  place?: string;
}

/** A recall by the manufacturer. */
export interface CarRecall {
  /** Subject of the recall, in the language of the index. */
  title: string;
  /** The manufacturer's reference number. */
  reference?: string;
  isDone: boolean;
  /** When the recall was done; while it is open, when it was issued. */
  date?: string;
}

/** Names of the kinds of wear. */
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

/** Places on a car where wear is found; left and right from the driver's seat. */
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
  /** Its largest dimension. */
  sizeMm?: number;
  /** Description, in the language of the index. */
  note?: string;
  /** Address of a photograph: absolute, or below `/-/media/`. */
  picture?: string;
}

/** The seller's inspection of the car before it is sold; it may have found no wear. */
export interface CarInspection {
  date: string;
  /** The inspector. */
  by?: string;
  /** Number of inspected points. */
  points?: number;
  wear: readonly CarWear[];
}

export const tyreKinds = ['summer', 'winter', 'studded', 'allSeason'] as const;
export type TyreKind = (typeof tyreKinds)[number];

/** A set of tyres that comes with the car. */
export interface CarTyres {
  kind: TyreKind;
  isMounted: boolean;
  /** Size as printed on the side of the tyre: `225/45 R18`. */
  size?: string;
  /** Tread depth of each tyre, in mm. */
  depthsMm?: Partial<Record<TirePosition, number>>;
}

export const warrantyKinds = ['maker', 'battery', 'seller'] as const;
export type WarrantyKind = (typeof warrantyKinds)[number];

/** A warranty: it ends on a day, or at an odometer reading if that comes first. */
export interface CarWarranty {
  kind: WarrantyKind;
  until?: string;
  untilOdometer?: number;
}

/** The test that the law of the market requires: besiktning, EU-kontroll, MOT, STK, katsastus. */
export interface StatutoryTest {
  last?: string;
  /** Last possible day of the next test. */
  next?: string;
}

/**
 * How the health was measured. `carComputer`: estimated by the car. `discharge`: measured while the battery
 * was driven empty.
 */
export const batteryMethods = ['carComputer', 'discharge'] as const;
export type BatteryMethod = (typeof batteryMethods)[number];

/** Remaining capacity of the battery, in percent of its capacity when new. */
export interface BatteryHealth {
  percent: number;
  date?: string;
  method?: BatteryMethod;
}

/** A car's known past and condition; absent fields are unknown. */
export interface CarHistory {
  /** The number of owners, including the current one. */
  owners?: number;
  keys?: number;
  /** Newest first. */
  services?: readonly CarService[];
  inspection?: CarInspection;
  /** Empty when recalls were looked up and there are none. */
  recalls?: readonly CarRecall[];
  tyres?: readonly CarTyres[];
  warranties?: readonly CarWarranty[];
  statutoryTest?: StatutoryTest;
  batteryHealth?: BatteryHealth;
}
