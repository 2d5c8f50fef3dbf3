import type { FinderLocation, Position } from '../location.types';
import { foldText } from './foldText';

/** Position of the first place whose town or postcode equals the query, such as a town unknown to the geocoder. */
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
