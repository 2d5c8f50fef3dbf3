import type { Dispatch } from 'react';
import type { TireHotelAction, TireHotelState } from '../model/tireHotelState.types';
import type { CalendarNames } from '../../appointments/ui/calendarNames';

/** A link that editors set, with the fields that the flow needs. */
export interface FlowLink {
  href: string;
  text: string;
}

/** Settings of the flow, from the page and its editors. */
export interface TireHotelSettings {
  calendarNames: CalendarNames;
  /** Empty if editors have set none. */
  supportEmail: string;
  facilities?: FlowLink;
  service?: FlowLink;
  packages?: FlowLink;
}

/** Props of every page of the flow. */
export interface FlowProps {
  state: TireHotelState;
  dispatch: Dispatch<TireHotelAction>;
  settings: TireHotelSettings;
  /** A request to the server is running: nothing can be changed meanwhile (TIRE-45). */
  isBusy: boolean;
  /** Makes the flow busy until a request ends, and returns its result. */
  whileBusy: <T>(work: Promise<T>) => Promise<T>;
  /** Called when the server no longer accepts the session, with its message. */
  onExpired: (serverMessage: string | undefined) => void;
  onLogOut: () => void;
}
