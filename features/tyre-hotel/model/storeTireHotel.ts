import type { TireHotelState } from './tireHotelState.types';

/** Name under which a browser session keeps where a visitor of the tyre hotel is (TIRE-02). */
export const TIRE_HOTEL_STORE = 'tire-hotel-store';

/** The state as text, and when its visitor last did something, in ms since 1970. */
export const storeTireHotel = ({ ended: _, ...state }: TireHotelState, activeAt: number): string =>
  JSON.stringify({ ...state, activeAt });
