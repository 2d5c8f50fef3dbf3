import { cleanPlate } from '../plates/parsePlate';

/** Maximum number of characters of a Swedish registration; a personal one may have fewer. */
export const PLATE_LENGTH = 6;

/** A plate while it is being typed: capitals without spaces, at most six characters (BOOK-52, OQ-104). */
export const cleanTypedPlate = (typed: string): string =>
  cleanPlate(typed)
    .replace(/[^A-ZÅÄÖ0-9]/g, '')
    .slice(0, PLATE_LENGTH);

/** The two formats of Swedish registrations: `ABC123` and, since 2019, `ABC12D`. */
const standardPlate = /^[A-Z]{3}\d{2}[A-Z0-9]$/;

/** A personal plate: two to six letters and digits. */
const personalPlate = /^[A-ZÅÄÖ0-9]{2,6}$/;

/** Whether a text has the form of a plate; only the workshop system knows which car has it. */
export const isPlate = (plate: string): boolean =>
  standardPlate.test(plate) || personalPlate.test(plate);

/** The plate as displayed on the car: `ABC 123`. */
export const formatPlate = (plate: string): string =>
  standardPlate.test(plate) ? `${plate.slice(0, 3)} ${plate.slice(3)}` : plate;
