import type { Dispatch } from 'react';
import type { TireHotelAction, TireHotelState } from '../model/tireHotelState.types';
import type { CalendarWords } from '../../appointments/ui/calendarWords';

/** A link that editors name, as far as the flow needs it. */
export interface FlowLink {
  href: string;
  text: string;
}

/** What the page and its editors say of the flow. */
export interface TireHotelSettings {
  words: CalendarWords;
  /** Empty where editors name none. */
  supportEmail: string;
  facilities?: FlowLink;
  service?: FlowLink;
  packages?: FlowLink;
}

/** What every page of the flow works with. */
export interface FlowProps {
  state: TireHotelState;
  dispatch: Dispatch<TireHotelAction>;
  settings: TireHotelSettings;
  /** Something is asked of the server: nothing can be changed meanwhile (TIRE-45). */
  isBusy: boolean;
  whileBusy: <T>(work: Promise<T>) => Promise<T>;
  /** The server no longer knows the visitor; `said` is its message. */
  onExpired: (said: string | undefined) => void;
  onLogOut: () => void;
}
