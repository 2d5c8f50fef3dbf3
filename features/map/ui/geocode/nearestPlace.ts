import { distanceKm } from '../../../../domain/geography/distance';
import type { Position } from '../location.types';
import { loadPlaces } from '../geography/towns';

/** Maximum distance of a nearby place. */
const MAX_DISTANCE_KM = 100;

/** Name of a country's place that is nearest to a position; undefined if none is within 100 km. */
export async function nearestPlace(
  position: Position,
  country: string,
): Promise<string | undefined> {
  let name: string | undefined;
  let minDistanceKm = MAX_DISTANCE_KM;
  for (const place of await loadPlaces(country)) {
    const distance = distanceKm(position, place);
    if (distance < minDistanceKm) [name, minDistanceKm] = [place.name, distance];
  }
  return name;
}
