import { IDLE_MS } from '../../../../domain/tireHotel/limits';
import { storeTireHotel, TIRE_HOTEL_STORE } from '../../model/storeTireHotel';
import type { TireHotelState } from '../../model/tireHotelState.types';
import { fieldsOf } from '../../../../domain/isRecord';

/**
 * Where this tab's visitor is; `idle` for one who has done nothing for too long. Undefined where nothing is kept that may
 * be gone on with; a browser may forbid it.
 */
export async function readTireHotel(): Promise<TireHotelState | 'idle' | undefined> {
  const kept = keptText();
  if (kept === null) return undefined;
  const { readStoredTireHotel } = await import('../../model/storedTireHotel');
  const state = readStoredTireHotel(kept, Date.now());
  if (state) return state;
  forgetTireHotel();
  const activeAt = lastActive(kept);
  return activeAt !== undefined && isIdle(activeAt, Date.now()) ? 'idle' : undefined;
}

export function keepTireHotel(state: TireHotelState, activeAt: number): void {
  try {
    sessionStorage.setItem(TIRE_HOTEL_STORE, storeTireHotel(state, activeAt));
  } catch {
    // Full, or forbidden.
  }
}

export function forgetTireHotel(): void {
  try {
    sessionStorage.removeItem(TIRE_HOTEL_STORE);
  } catch {
    // There is none.
  }
}

/** Whether something is kept: not so once its visitor has logged out on another page of this tab. */
export const isTireHotelKept = (): boolean => keptText() !== null;

/** Whether somebody who last did something then is logged out by now, both in ms since 1970. */
export const isIdle = (activeAt: number, now: number): boolean =>
  now - activeAt >= IDLE_MS || now < activeAt;

/** When somebody last did something, as a kept text says; undefined where it says nothing of the kind. */
function lastActive(kept: string): number | undefined {
  try {
    const { activeAt } = fieldsOf(JSON.parse(kept));
    return typeof activeAt === 'number' ? activeAt : undefined;
  } catch {
    return undefined;
  }
}

function keptText(): string | null {
  try {
    return sessionStorage.getItem(TIRE_HOTEL_STORE);
  } catch {
    return null;
  }
}
