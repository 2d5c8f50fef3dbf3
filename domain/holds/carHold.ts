import type { Car } from '../documents/car';
import { askingPriceFields } from '../price/askingPrice';

/** How long a car is held, in hours. */
export const HOLD_HOURS = 48;

/**
 * A visitor who holds a car must confirm their mail address within this many minutes, by a link in a mail;
 * until then nothing is held.
 */
export const PROOF_MINUTES = 15;

/** How many days after the end of a hold the visitor's data is erased. */
export const HOLD_RETENTION_DAYS = 7;

/** Fields of the car that the page of a hold shows. */
export const heldCarFields = [
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_year'] as const),
  ...askingPriceFields,
  ...(['car_mileage_text', 'car_primary_image', 'car_site_name'] as const),
  ...(['car_site_id', 'car_regno', 'disable_test_drive'] as const),
];

export type HeldCar = Pick<Car, (typeof heldCarFields)[number]>;

/** The fields of a car that decide whether it can be held. */
type HoldableFields = Partial<Pick<Car, 'car_site_id' | 'car_is_sample' | 'car_is_reserved'>>;

/** Whether a car can be held: it is at a dealer, and neither a sample car nor reserved. */
export const isHoldable = ({
  car_site_id,
  car_is_sample,
  car_is_reserved,
}: HoldableFields): boolean => Boolean(car_site_id) && !car_is_sample && !car_is_reserved;

/** Why a car was not held: the visitor holds another one, or has held this one recently. */
export type HoldProblem = 'limit' | 'repeated';

/** The form that holds a car. */
export interface HoldOffer {
  state: 'offer';
  car: HeldCar;
  /** UUID of the hold: if the form is sent twice, the hold is made once. */
  key: string;
  /** Name of the enquiry form to the seller: what the visitor types here is filled in there as well. */
  enquiryForm: string;
}

/**
 * A mail with a link has been sent to the visitor. The answer is the same for every address, so that it does
 * not reveal who has held cars before.
 */
interface PendingHold {
  state: 'asked';
  car: HeldCar;
}

/** The visitor has opened the link of that mail: a button holds the car. */
export interface HoldProof {
  state: 'proof';
  car: HeldCar;
  token: string;
  /** Why the car could not be held. */
  problem?: HoldProblem;
}

/** The link in that mail has expired; the visitor may request another. */
interface ExpiredProof {
  state: 'late';
  carId: string;
}

/** A hold, as its link shows it. */
export interface ShownHold {
  state: 'held' | 'released' | 'over';
  car: HeldCar;
  /** Opens the hold again, in the address and in the form that releases it. */
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
 * The states of the page: `gone` for a car that is not for sale here, `unknown` for a link that is not
 * valid, `failing` while the data cannot be loaded.
 */
export type HoldPage =
  | HoldOffer
  | PendingHold
  | HoldProof
  | ExpiredProof
  | ShownHold
  | TakenCar
  | 'gone'
  | 'unknown'
  | 'failing';
