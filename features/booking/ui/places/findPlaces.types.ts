import type { ChosenLocation } from '../../../../domain/booking/bookingState.types';

/** A suggested place. */
export interface SuggestedPlace {
  value: string;
  label: string;
  /** Whether the typed text names exactly this place, by postcode, address or another name. */
  isNamed?: boolean;
}

/** Finds places in a country. Both functions reject if the service does not answer. */
export interface FindPlaces {
  /** Places that match the typed text, best first. */
  suggest: (text: string) => Promise<SuggestedPlace[]>;
  /** The place of a suggestion, with its position; undefined if unknown. */
  find: (id: string) => Promise<ChosenLocation | undefined>;
}
