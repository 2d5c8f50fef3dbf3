import type { CarContactValues } from '../../domain/forms/carContact';
import type { Car } from '../../domain/documents/car.types';
import type { Site } from '../../sites/site.types';

/** An enquiry as a visitor sent it, checked. */
export interface Enquiry {
  site: Site;
  formName: string;
  /** UUID of this one submission; the same however often it is sent. */
  formSubmissionId: string;
  values: CarContactValues;
  carId: string;
  /** Address of the page with the form (spec 2 §7). */
  source: string;
}

/** What an enquiry keeps in the outbox. */
export type KeptEnquiry = Pick<Enquiry, 'values' | 'carId' | 'source'>;

/** A car as enquiries carry it: without pictures and long texts (spec 2 §7). */
export type EnquiredCar = Partial<
  Omit<Car, 'car_images' | 'car_equipment' | 'car_primary_image' | 'car_description'>
>;

/** Whom an enquiry is for, and about which car. */
export interface Recipient {
  car: EnquiredCar;
  toName: string;
  toEmail: string;
}

/** An enquiry as it is delivered (spec 2 §7). */
export interface Lead {
  formName: string;
  formSubmissionId: string;
  values: CarContactValues & Recipient & { source: string };
}
