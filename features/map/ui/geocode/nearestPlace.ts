import { distanceKm } from '../../../../domain/geography/distance';
import type { Position } from '../location.types';
import { loadPlaces } from '../geography/towns';

/** Farther than so many km nothing of a country is near. */
const NEAR_KM = 100;

/** What the place nearest to a position is called, in a country; undefined where none is near. */
export async function nearestPlace(
  position: Position,
  country: string,
): Promise<string | undefined> {
  let name: string | undefined;
  let least = NEAR_KM;
  for (const place of await loadPlaces(country)) {
    const distance = distanceKm(position, place);
    if (distance < least) [name, least] = [place.name, distance];
  }
  return name;
}
