import type { TireHotelState } from './tireHotelState.types';

/** The state as text, and when its visitor last did something, in ms since 1970. */
export const storeTireHotel = ({ ended: _, ...state }: TireHotelState, activeAt: number): string =>
  JSON.stringify({ ...state, activeAt });
