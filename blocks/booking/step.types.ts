import type { Dispatch } from 'react';
import type { BookingAction, BookingState } from '../../domain/booking/bookingState.types';
import type { MoneyPattern } from '../../domain/money/moneyPattern';
import type { CalendarWords } from './calendarWords';

/** What every step of a booking works with. */
export interface StepProps {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  settings: BookingSettings;
}

/** What the page and its editors say of the booking. */
export interface BookingSettings {
  /** How amounts in SEK are written. */
  pattern: MoneyPattern;
  words: CalendarWords;
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
  /** Of the maps service, where there is one. */
  mapsKey?: string;
  /** Where visitors write when something fails; empty where editors name none. */
  supportEmail: string;
  /** Where an accident's damage is inspected; none where editors name none. */
  accident?: { href: string; text: string };
}
