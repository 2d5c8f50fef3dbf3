import type { Dispatch } from 'react';
import type {
  BookingAction,
  BookingState,
  ChosenLocation,
} from '../../../domain/booking/bookingState.types';
import type { MoneyPattern } from '../../../domain/money/moneyPattern';
import type { CalendarWords } from '../../appointments/ui/calendarWords';
import type { WorkshopHours, WorkshopSite } from './workshopSites';
import type { BookedCar, BookingRequest } from '../../../domain/booking/booking.types';

export interface WorkshopStepProps extends StepProps {
  car: BookedCar;
  location: ChosenLocation;
  onConfirm: (request: BookingRequest) => void;
}

/** Dispatch of some actions of a booking, so that a part serves every variant that understands them. */
export type DispatchOf<Type extends BookingAction['type']> = Dispatch<
  Extract<BookingAction, { type: Type }>
>;

/** What every step of a booking works with. */
export interface StepProps {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  settings: BookingSettings;
}

/** What the choice of offerings works with. */
export interface OfferingsProps extends Pick<StepProps, 'settings'> {
  state: Pick<BookingState, 'car' | 'services' | 'milage'>;
  dispatch: DispatchOf<'serviceToggled' | 'unitsChosen' | 'inputGiven' | 'milageGiven'>;
}

/** A link to where a make is booked. */
export interface BrandLink {
  href: string;
  /** With the make's name. */
  text: string;
}

/** What the page and its editors say of the booking. */
export interface BookingSettings {
  /** How amounts in SEK are written. */
  pattern: MoneyPattern;
  words: CalendarWords;
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
  /** When the site's workshops are open. */
  hours: WorkshopHours;
  /** IANA name of the zone that their clocks go by. */
  timeZone: string;
  /** The site's workshops. */
  sites: readonly WorkshopSite[];
  /** Where makes are booked that no workshop of ours takes. */
  elsewhere: readonly BrandLink[];
  /** Of the maps service, where there is one. */
  mapsKey?: string;
  /** Where visitors write when something fails; empty where editors name none. */
  supportEmail: string;
  /** Where an accident's damage is inspected; none where editors name none. */
  accident?: { href: string; text: string };
}
