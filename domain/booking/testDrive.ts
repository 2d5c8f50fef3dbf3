import type { Car } from '../documents/car';
import { askingPriceFields } from '../price/askingPrice';
import { isPlate } from './plate';
import type { BookingCustomer, BookingRequest } from './booking.types';
import { MAX_MESSAGE_CHARACTERS } from './limits';
import type { VisitTime, VisitWeek } from './visit.types';

/** Code of the offering for test drives in the workshop system, which also has the times of sellers. */
export const TEST_DRIVE = 'provkorning';

/** Id of the department of a dealer's sellers in the workshop system. @param siteId a `site_id` of the dealer index */
export const salesDepartmentId = (siteId: string): string => `${siteId}-s`;

/** Fields of the car that the test drive page shows. */
export const testDriveCarFields = [
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_year'] as const),
  ...askingPriceFields,
  ...(['car_mileage_text', 'car_primary_image', 'car_site_name'] as const),
  ...(['car_site_id', 'car_regno', 'disable_test_drive'] as const),
];

export type TestDriveCar = Pick<Car, (typeof testDriveCarFields)[number]>;

/** Name of a car where its test drive is booked, and in mails about it: `Volvo V60, 2023`. */
export const drivenCarName = ({
  car_brand,
  car_model,
  car_year,
}: Pick<Car, 'car_brand' | 'car_model' | 'car_year'>): string =>
  [`${car_brand} ${car_model}`, car_year]
    .filter(Boolean)
    .join(', ')
    .slice(0, MAX_MESSAGE_CHARACTERS);

/**
 * Name of the car that a test drive was booked for; undefined for other visits, and for test drives that were
 * booked only by plate.
 */
export const bookedCarName = ({
  serviceOfferingRequests,
}: Pick<BookingRequest, 'serviceOfferingRequests'>): string | undefined =>
  serviceOfferingRequests.find(({ kobraId }) => kobraId === TEST_DRIVE)?.userInput || undefined;

/** Whether sellers have times for a car: it is registered, is at a dealer, and may be driven. */
export const isBookable = ({
  car_regno,
  car_site_id,
  disable_test_drive,
}: Partial<Pick<Car, 'car_regno' | 'car_site_id' | 'disable_test_drive'>>): boolean =>
  Boolean(car_regno && car_site_id && !disable_test_drive && isPlate(car_regno));

/** A test drive that may be booked. */
export interface TestDriveOffer {
  car: TestDriveCar;
  /** Idempotency key (UUID) of the booking. */
  key: string;
  week: VisitWeek;
  /** The customer who holds the car in this browser: fills the form until the visitor types something else. */
  holder?: BookingCustomer;
  /** Why the previous booking failed. */
  problem?: 'taken' | 'failed';
  /** A test drive of this car that was booked in this browser; the page asks whether to book another one. */
  already?: BookedDrive;
}

/** A test drive that is booked. */
export interface BookedDrive extends Pick<VisitTime, 'timeSlot'> {
  /** Path and query of the page where it is moved and cancelled. */
  visitPage: string;
}

/**
 * What the page shows: `gone` for a car that cannot be test-driven, `pending` until it is known whether a
 * booking was made.
 */
export type TestDrivePage = TestDriveOffer | 'gone' | 'pending' | 'failing';
