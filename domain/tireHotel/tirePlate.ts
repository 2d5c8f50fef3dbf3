import { cleanPlate } from '../plates/parsePlate';
import { MAX_PLATE_CHARACTERS, MIN_PLATE_CHARACTERS } from './limits';

/**
 * A registration while it is being typed: capitals without spaces or hyphens, at most seven characters
 * (TIRE-48).
 */
export const cleanTirePlate = (typed: string): string =>
  cleanPlate(typed).slice(0, MAX_PLATE_CHARACTERS);

/** Whether a text has the form of a registration; only the tyre hotel knows which ones have an agreement. */
export const isTirePlate = (plate: string): boolean =>
  new RegExp(`^[A-ZÅÄÖ0-9]{${MIN_PLATE_CHARACTERS},${MAX_PLATE_CHARACTERS}}$`).test(plate);
