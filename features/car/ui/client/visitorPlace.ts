import { isOnEarth, type Position } from '../../../../domain/geography/position';
import { PLACE_KEY } from '../storageKeys';
import { fieldsOf } from '../../../../domain/isRecord';

/** Where the visitor looks, as this tab remembers it until it is closed; it is sent nowhere. */
export interface VisitorPlace extends Position {
  /** What to call it. */
  name: string;
}

/** The place that this tab remembers; undefined for none, and where storage is switched off. */
export function rememberedPlace(): VisitorPlace | undefined {
  try {
    return readVisitorPlace(sessionStorage.getItem(PLACE_KEY));
  } catch {
    return undefined;
  }
}

/** Remembers a place until the tab is closed; undefined forgets it. */
export function rememberPlace(place: VisitorPlace | undefined): void {
  try {
    if (place) sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
    else sessionStorage.removeItem(PLACE_KEY);
  } catch {
    // Storage is switched off: the place lasts as long as its address.
  }
}

/** A place as JSON; undefined for anything else. */
export function readVisitorPlace(json: string | null | undefined): VisitorPlace | undefined {
  if (!json) return undefined;
  try {
    const { name, lat, lng } = fieldsOf(JSON.parse(json));
    if (typeof name !== 'string' || typeof lat !== 'number' || typeof lng !== 'number') {
      return undefined;
    }
    return isOnEarth({ lat, lng }) ? { name, lat, lng } : undefined;
  } catch {
    return undefined;
  }
}
