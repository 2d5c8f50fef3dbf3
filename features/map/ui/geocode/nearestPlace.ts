import { distanceKm } from '../../../../domain/geography/distance';
import type { Position } from '../location.types';
import { loadPlaces } from '../geography/towns';

/** Maximum distance of a nearby place. */
const MAX_DISTANCE_KM = 100;

/** Name of the place of a country that is nearest to a position; undefined when none is near. */
export async function nearestPlace(
  position: Position,
  country: string,
): Promise<string | undefined> {
  let name: string | undefined;
  let minDistance = MAX_DISTANCE_KM;
  for (const place of await loadPlaces(country)) {
    const distance = distanceKm(position, place);
    if (distance < minDistance) [name, minDistance] = [place.name, distance];
  }
  return name;
}
