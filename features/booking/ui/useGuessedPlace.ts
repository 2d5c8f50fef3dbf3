import { useEffect, useState } from 'react';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';

/**
 * The place at `lat` and `lng` in the page's address, named after the nearest place (BOOK-19); undefined for
 * none, and for invalid coordinates.
 * @param country ISO 3166-1 alpha-2
 */
export function useGuessedPlace(country: string): ChosenLocation | undefined {
  const [place, setPlace] = useState<ChosenLocation>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const lat = readDegrees(query.get('lat'), 90);
    const lng = readDegrees(query.get('lng'), 180);
    if (lat === undefined || lng === undefined) return undefined;
    let isUnmounted = false;
    void findPlaceName(lat, lng, country).then((name) => {
      if (!isUnmounted) setPlace({ name, latitude: lat, longitude: lng, placeId: '', region: '' });
    });
    return () => {
      isUnmounted = true;
    };
  }, [country]);
  return place;
}

/** Name of the nearest place; the coordinates if none is near or names cannot be loaded. */
async function findPlaceName(lat: number, lng: number, country: string): Promise<string> {
  const degrees = `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
  try {
    const { nearestPlace } = await import('../../map/ui/geocode/nearestPlace');
    return (await nearestPlace({ lat, lng }, country)) ?? degrees;
  } catch (error) {
    logProblem('warn', 'The place cannot be named', error);
    return degrees;
  }
}

function readDegrees(text: string | null, limit: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const degrees = Number(text);
  return Number.isFinite(degrees) && Math.abs(degrees) <= limit ? degrees : undefined;
}
