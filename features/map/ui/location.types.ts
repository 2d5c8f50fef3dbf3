import type { Position } from '../../../domain/geography/position';

export type { Position };

export type DistanceUnit = 'km' | 'miles';

export interface Distance {
  value: number;
  unit: DistanceUnit;
}

/** A line of opening hours, as text. */
export interface OpeningHoursLine {
  days: string;
  hours: string;
}

/** A link to a mail address, telephone number or page, with its text. */
export interface Contact {
  href: string;
  text: string;
}

/** Data of every place in the location finder. */
interface Place extends Position {
  id: string;
  name: string;
  city: string;
  /** Street and number. */
  address: string;
  zip: string;
  /** Distance from the visitor or the searched place; absent if there is neither. */
  distance?: Distance;
  /** Link to the place's own page; its text is empty if editors have written none. */
  page?: Contact;
  /** Today's opening hours in words, shown below the pin on maps at close zoom (BOOK-82). */
  openToday?: string;
  openingHours: readonly OpeningHoursLine[];
  services: readonly string[];
}

/** A dealer. */
export interface DealerLocation extends Place {
  locationType: 'Location';
  phone?: string;
}

/** Chargers of one kind at a charging station. */
export interface ChargerOption {
  id: string;
  amount: number;
  /** Connector; only set for CCS. */
  icon?: 'CCS1' | 'CCS2';
  /** Maximum power of a charger, in watts. */
  watts: number;
}

export interface ChargingPointLocation extends Place {
  locationType: 'ChargingPoint';
  phone?: string;
  chargerOptions: readonly ChargerOption[];
}

/** A dealer of the pickup brand. */
export interface F150DealerLocation extends Place {
  locationType: 'F150Location';
  email: readonly Contact[];
  phones: readonly Contact[];
  web: readonly Contact[];
}

export type FinderLocation = DealerLocation | ChargingPointLocation | F150DealerLocation;

export type LocationType = FinderLocation['locationType'];

/** Places of a site; `Invalid` and empty when they could not be loaded. */
export interface LocationList {
  type: LocationType | 'Invalid';
  locations: readonly FinderLocation[];
  /** Ids of items that were dropped, because they are not valid places. */
  dropped: readonly string[];
}
