import type { FinderLocation, Position } from '../location.types';
import { foldText } from './foldText';

/** The first place whose town or postcode is just what was searched; for towns that no geocoder knows. */
export function placeInTown(
  locations: readonly FinderLocation[],
  text: string,
): Position | undefined {
  const wanted = foldText(text);
  const place = locations.find(
    ({ city, zip }) => foldText(city) === wanted || foldText(zip) === wanted,
  );
  return place && { lat: place.lat, lng: place.lng };
}
