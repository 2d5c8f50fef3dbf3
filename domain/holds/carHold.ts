import type { Car } from '../documents/car';
import { askedPriceFields } from '../price/askedPrice';

/** How long a car is held, in hours. */
export const HOLD_HOURS = 48;

/** Who asks to hold a car proves the address within so many minutes, by the link in a mail; until then nothing is held. */
export const PROOF_MINUTES = 15;

/** What is kept of who held a car is erased so many days after the hold's end. */
export const HOLD_KEPT_DAYS = 7;

/** What a hold shows of its car. */
export const heldCarFields = [
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_year'] as const),
  ...askedPriceFields,
  ...(['car_mileage_text', 'car_primary_image', 'car_site_name'] as const),
  ...(['car_site_id', 'car_regno', 'disable_test_drive'] as const),
];

export type HeldCar = Pick<Car, (typeof heldCarFields)[number]>;

/** A car of a car's page or the index, as far as it matters to whether it can be held. */
type JudgedCar = Partial<Pick<Car, 'car_site_id' | 'car_is_sample' | 'car_is_reserved'>>;

/** Whether a car is for sale and stands at a dealer, who can keep it. */
export const isHoldable = ({ car_site_id, car_is_sample, car_is_reserved }: JudgedCar): boolean =>
  Boolean(car_site_id) && !car_is_sample && !car_is_reserved;

/** Why a car was not held: this visitor holds another one; or has held this one lately. */
export type HoldProblem = 'limit' | 'repeated';

/** The form that holds a car. */
export interface HoldOffer {
  state: 'offer';
  car: HeldCar;
  /** UUID of the hold that the form makes: sent twice, it is made once. */
  key: string;
  /** Name of the form that the seller is asked by: what is typed here stands there as well. */
  enquiryForm: string;
}

/** A mail is on its way to the visitor; the answer is the same for every address, so that it tells nothing about them. */
interface AskedCar {
  state: 'asked';
  car: HeldCar;
}

/** The visitor has opened the link of that mail: a button holds the car. */
export interface HoldProof {
  state: 'proof';
  car: HeldCar;
  token: string;
  /** Why it does not. */
  problem?: HoldProblem;
}

/** The link of that mail is over; the car may be asked for again. */
interface LateProof {
  state: 'late';
  carId: string;
}

/** A hold, as its link shows it. */
export interface ShownHold {
  state: 'held' | 'released' | 'over';
  car: HeldCar;
  /** Opens the hold once more, in the address and in the form that gives it up. */
  token: string;
  /** Instant at which it ends or has ended, ISO 8601. */
  until: string;
}

/** Another visitor holds the car. */
interface TakenCar {
  state: 'taken';
  car: HeldCar;
}

/**
 * What the page shows: `gone` for a car that is not for sale here, `unknown` for a link that opens nothing, `failing` while
 * that cannot be found out.
 */
export type HoldPage =
  | HoldOffer
  | AskedCar
  | HoldProof
  | LateProof
  | ShownHold
  | TakenCar
  | 'gone'
  | 'unknown'
  | 'failing';
