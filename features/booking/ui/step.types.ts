import type { Dispatch } from 'react';
import type {
  BookingAction,
  BookingState,
  ChosenLocation,
} from '../../../domain/booking/bookingState.types';
import type { MoneyPattern } from '../../../domain/money/moneyPattern';
import type { CalendarNames } from '../../appointments/ui/calendarNames';
import type { WorkshopHours, WorkshopSite } from './workshopSites';
import type { BookedCar, BookingRequest } from '../../../domain/booking/booking.types';

export interface WorkshopStepProps extends StepProps {
  car: BookedCar;
  location: ChosenLocation;
  onConfirm: (request: BookingRequest) => void;
}

/**
 * Dispatch of some actions of a booking, for components that work with every variant that has these actions.
 */
export type DispatchOf<Type extends BookingAction['type']> = Dispatch<
  Extract<BookingAction, { type: Type }>
>;

/** Props that every step of a booking has. */
export interface StepProps {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  settings: BookingSettings;
}

/** Props of the choice of offerings. */
export interface OfferingsProps extends Pick<StepProps, 'settings'> {
  state: Pick<BookingState, 'car' | 'services' | 'milage'>;
  dispatch: DispatchOf<'serviceToggled' | 'unitsChosen' | 'inputGiven' | 'milageGiven'>;
}

/** A link to another site, where a make can be booked. */
export interface BrandLink {
  href: string;
  /** Contains the make's name. */
  text: string;
}

/** Settings of the booking from the page and its editors. */
export interface BookingSettings {
  /** How amounts in SEK are formatted. */
  pattern: MoneyPattern;
  /** Names of weekdays and months in the page's language. */
  words: CalendarNames;
  /** ISO 3166-1 alpha-2: places are searched in this country. */
  country: string;
  /** Opening hours of the site's workshops. */
  hours: WorkshopHours;
  /** IANA time zone of the workshops. */
  timeZone: string;
  /** The site's workshops. */
  sites: readonly WorkshopSite[];
  /** Links for makes that none of our workshops accepts. */
  brandLinks: readonly BrandLink[];
  /** Key of the maps service, if the site has one. */
  mapsKey?: string;
  /** E-mail address for help; empty if editors have set none. */
  supportEmail: string;
  /** Link for the inspection of accident damage; undefined when editors have set none. */
  accident?: { href: string; text: string };
}
