import type { ChosenLocation } from '../../../domain/booking/bookingState.types';

/** Finds places of a country. Both reject when they cannot be asked. */
export interface FindPlaces {
  /** Places that fit what is typed, best first. */
  suggest: (text: string) => Promise<{ value: string; label: string }[]>;
  /** Where the place of a suggestion is; undefined when that cannot be told. */
  find: (id: string) => Promise<ChosenLocation | undefined>;
}
