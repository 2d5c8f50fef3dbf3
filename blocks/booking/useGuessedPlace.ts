import { useEffect, useState } from 'react';
import type { ChosenLocation } from '../../domain/booking/bookingState.types';
import { useMessages } from '../../design-system/messages';

/** The place that the page's address names with `lat` and `lng` (BOOK-19); undefined for none, or one that is not on Earth. */
export function useGuessedPlace(): ChosenLocation | undefined {
  const message = useMessages();
  const [place, setPlace] = useState<ChosenLocation>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const latitude = degreesOf(query.get('lat'), 90);
    const longitude = degreesOf(query.get('lng'), 180);
    if (latitude === undefined || longitude === undefined) return;
    setPlace({ name: message('bookingMyLocation'), latitude, longitude, placeId: '', region: '' });
  }, [message]);
  return place;
}

function degreesOf(text: string | null, limit: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const degrees = Number(text);
  return Number.isFinite(degrees) && Math.abs(degrees) <= limit ? degrees : undefined;
}
