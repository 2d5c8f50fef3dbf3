import { MAX_IDLE_MS } from '../../../../domain/tireHotel/limits';
import { serializeTireHotel, TIRE_HOTEL_STORAGE_KEY } from '../../model/serializeTireHotel';
import type { TireHotelState } from '../../model/tireHotelState.types';
import { fieldsOf } from '../../../../domain/isRecord';

/**
 * Stored state of this tab's visitor; `idle` if they have done nothing for too long. Undefined if there is no
 * state that can be continued; a browser may forbid storage.
 */
export async function readTireHotel(): Promise<TireHotelState | 'idle' | undefined> {
  const storedText = readStoredText();
  if (storedText === null) return undefined;
  const { readStoredTireHotel } = await import('../../model/storedTireHotel');
  const state = readStoredTireHotel(storedText, Date.now());
  if (state) return state;
  deleteStoredTireHotel();
  const activeAt = readActiveAt(storedText);
  return activeAt !== undefined && isIdle(activeAt, Date.now()) ? 'idle' : undefined;
}

/** Stores the state for this tab. @param activeAt time of the visitor's last activity, in ms since 1970 */
export function saveTireHotel(state: TireHotelState, activeAt: number): void {
  try {
    sessionStorage.setItem(TIRE_HOTEL_STORAGE_KEY, serializeTireHotel(state, activeAt));
  } catch {
    // The storage is full or blocked: the state lasts as long as the page.
  }
}

/** Deletes the stored state. */
export function deleteStoredTireHotel(): void {
  try {
    sessionStorage.removeItem(TIRE_HOTEL_STORAGE_KEY);
  } catch {
    // The storage is blocked, so nothing is stored.
  }
}

/** Whether a state is stored: not after the visitor has logged out on another page of this tab. */
export const hasStoredTireHotel = (): boolean => readStoredText() !== null;

/** Whether a visitor with this last activity is logged out by now, both in ms since 1970. */
export const isIdle = (activeAt: number, now: number): boolean =>
  now - activeAt >= MAX_IDLE_MS || now < activeAt;

/** Time of the last activity (ms since 1970) in a stored text; undefined if it has none. */
function readActiveAt(storedText: string): number | undefined {
  try {
    const { activeAt } = fieldsOf(JSON.parse(storedText));
    return typeof activeAt === 'number' ? activeAt : undefined;
  } catch {
    return undefined;
  }
}

function readStoredText(): string | null {
  try {
    return sessionStorage.getItem(TIRE_HOTEL_STORAGE_KEY);
  } catch {
    return null;
  }
}
