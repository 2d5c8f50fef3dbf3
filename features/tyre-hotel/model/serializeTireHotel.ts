import type { TireHotelState } from './tireHotelState.types';

/** Session storage key of the visitor's state (TIRE-02). */
export const TIRE_HOTEL_STORAGE_KEY = 'tire-hotel-store';

/** Serialises the state. @param activeAt time of the visitor's last action, in ms since 1970 */
export const serializeTireHotel = (
  { endMessage: _, ...state }: TireHotelState,
  activeAt: number,
): string => JSON.stringify({ ...state, activeAt });
