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

/** An address of mail, telephone or web, and what to call it. */
export interface Contact {
  href: string;
  text: string;
}

/** What every place has (spec 1 §3, Location), with what helps to get there. */
interface Place extends Position {
  id: string;
  name: string;
  city: string;
  /** Street and number. */
  address: string;
  zip: string;
  /** From where the visitor is or searched; absent while that is unknown. */
  distance?: Distance;
  /** The place's own page; its text is empty where nobody has written one. */
  page?: Contact;
  /** When it is open today, in words: on maps it stands under the pin of a place that is seen close (BOOK-82). */
  openToday?: string;
  openingHours: readonly OpeningHoursLine[];
  services: readonly string[];
}

/** A dealer. */
export interface DealerLocation extends Place {
  locationType: 'Location';
  phone?: string;
}

/** Chargers of one kind at a charging point. */
export interface ChargerOption {
  id: string;
  amount: number;
  /** Plug; absent for others than CCS. */
  icon?: 'CCS1' | 'CCS2';
  /** Most power of one charger. */
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

/** Places of a site; `Invalid` and empty when they could not be had (spec 1 §8). */
export interface LocationList {
  type: LocationType | 'Invalid';
  locations: readonly FinderLocation[];
  /** Ids of items that are no valid place. */
  dropped: readonly string[];
}
