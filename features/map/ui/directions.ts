import type { Position } from './location.types';

/** URL of the maps service's directions to a point, by car. */
export function directionsTo({ lat, lng }: Position): string {
  const query = new URLSearchParams({
    api: '1',
    destination: `${lat},${lng}`,
    travelmode: 'driving',
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
