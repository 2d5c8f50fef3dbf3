import { areInRange, type Position } from '../../../../domain/geography/position';
import { PLACE_KEY } from '../storageKeys';
import { fieldsOf } from '../../../../domain/isRecord';

/** The place that the visitor has chosen, stored until the tab is closed; it is sent to no server. */
export interface VisitorPlace extends Position {
  /** Name of the place. */
  name: string;
}

/** Reads the stored place; undefined if there is none, or if storage is blocked. */
export function readRememberedPlace(): VisitorPlace | undefined {
  try {
    return parseVisitorPlace(sessionStorage.getItem(PLACE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores a place until the tab is closed; undefined removes it. */
export function rememberPlace(place: VisitorPlace | undefined): void {
  try {
    if (place) sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
    else sessionStorage.removeItem(PLACE_KEY);
  } catch {
    // Storage is blocked: the place remains in the address only.
  }
}

/** Parses a place from JSON; undefined when it is invalid. */
export function parseVisitorPlace(json: string | null | undefined): VisitorPlace | undefined {
  if (!json) return undefined;
  try {
    const { name, lat, lng } = fieldsOf(JSON.parse(json));
    if (typeof name !== 'string' || typeof lat !== 'number' || typeof lng !== 'number') {
      return undefined;
    }
    return areInRange({ lat, lng }) ? { name, lat, lng } : undefined;
  } catch {
    return undefined;
  }
}
