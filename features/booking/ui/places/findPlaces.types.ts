import type { ChosenLocation } from '../../../../domain/booking/bookingState.types';

/** A place that may be meant. */
export interface SuggestedPlace {
  value: string;
  label: string;
  /** What is typed names this place, by its postcode, an address or another name. */
  isNamed?: boolean;
}

/** Finds places of a country. Both reject when they cannot be asked. */
export interface FindPlaces {
  /** Places that fit what is typed, best first. */
  suggest: (text: string) => Promise<SuggestedPlace[]>;
  /** Where the place of a suggestion is; undefined when that cannot be told. */
  find: (id: string) => Promise<ChosenLocation | undefined>;
}
