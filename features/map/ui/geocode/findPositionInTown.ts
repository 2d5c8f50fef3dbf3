import type { FinderLocation, Position } from '../location.types';
import { foldText } from './foldText';

/**
 * Position of the first location whose town or postcode equals the text; finds towns that the geocoder lacks.
 */
export function findPositionInTown(
  locations: readonly FinderLocation[],
  text: string,
): Position | undefined {
  const foldedText = foldText(text);
  const place = locations.find(
    ({ city, zip }) => foldText(city) === foldedText || foldText(zip) === foldedText,
  );
  return place && { lat: place.lat, lng: place.lng };
}
