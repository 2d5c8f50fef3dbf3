import { useEffect, useState } from 'react';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';

/**
 * The place that the page's address names with `lat` and `lng`, by the name of what is nearest (BOOK-19); undefined for
 * none, or one that is not on Earth.
 * @param country ISO 3166-1 alpha-2
 */
export function useGuessedPlace(country: string): ChosenLocation | undefined {
  const [place, setPlace] = useState<ChosenLocation>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const lat = degreesOf(query.get('lat'), 90);
    const lng = degreesOf(query.get('lng'), 180);
    if (lat === undefined || lng === undefined) return undefined;
    let isGone = false;
    void nameOf(lat, lng, country).then((name) => {
      if (!isGone) setPlace({ name, latitude: lat, longitude: lng, placeId: '', region: '' });
    });
    return () => {
      isGone = true;
    };
  }, [country]);
  return place;
}

/** The degrees themselves where nothing is near, or names cannot be had. */
async function nameOf(lat: number, lng: number, country: string): Promise<string> {
  const degrees = `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
  try {
    const { nearestPlace } = await import('../../map/ui/geocode/nearestPlace');
    return (await nearestPlace({ lat, lng }, country)) ?? degrees;
  } catch (error) {
    logProblem('warn', 'The place cannot be named', error);
    return degrees;
  }
}

function degreesOf(text: string | null, limit: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const degrees = Number(text);
  return Number.isFinite(degrees) && Math.abs(degrees) <= limit ? degrees : undefined;
}
