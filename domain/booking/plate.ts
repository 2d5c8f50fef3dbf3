import { typedPlate } from '../plates/plainPlate';

/** Characters of a Swedish registration; a personal one may have fewer. */
export const PLATE_LENGTH = 6;

/** What is typed as a plate as far as it goes: capitals without gaps, six at most (BOOK-52, OQ-104). */
export const bookingPlate = (typed: string): string =>
  typedPlate(typed)
    .replace(/[^A-ZÅÄÖ0-9]/g, '')
    .slice(0, PLATE_LENGTH);

/** The two formats of Swedish registrations: `ABC123` and, since 2019, `ABC12D`. */
const ordinary = /^[A-Z]{3}\d{2}[A-Z0-9]$/;

/** A personal plate: two to six letters and digits. */
const personal = /^[A-ZÅÄÖ0-9]{2,6}$/;

/** Whether a plate may be one: what it is on is for the workshop system to tell. */
export const isPlate = (plate: string): boolean => ordinary.test(plate) || personal.test(plate);

/** As it is written on the car: `ABC 123`. */
export const shownPlate = (plate: string): string =>
  ordinary.test(plate) ? `${plate.slice(0, 3)} ${plate.slice(3)}` : plate;
