import { typedPlate } from '../plates/plainPlate';
import { MAX_PLATE_LENGTH, MIN_PLATE_LENGTH } from './limits';

/** What is typed as a registration as far as it goes: capitals without gaps or hyphens, seven at most (TIRE-48). */
export const typedTirePlate = (typed: string): string =>
  typedPlate(typed).slice(0, MAX_PLATE_LENGTH);

/** Whether it may be one: which have an agreement is for the tyre hotel to tell. */
export const isTirePlate = (plate: string): boolean =>
  new RegExp(`^[A-ZÅÄÖ0-9]{${MIN_PLATE_LENGTH},${MAX_PLATE_LENGTH}}$`).test(plate);
