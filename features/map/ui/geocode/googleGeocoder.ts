import { loadGoogleMaps } from '../client/loadGoogleMaps';
import type { Geocode } from './geocode.types';

/** Creates a geocoder that uses Google's maps service. */
export function createGoogleGeocoder(apiKey: string, language: string): Geocode {
  return async (address) => {
    await loadGoogleMaps(apiKey, language);
    const geometry = await new google.maps.Geocoder().geocode({ address }).then(
      ({ results }) => results[0]?.geometry,
      (error: unknown) => {
        // The service also rejects for an unknown address.
        if (isNoResult(error)) return undefined;
        throw error;
      },
    );
    if (!geometry) return undefined;
    return { position: geometry.location.toJSON(), bounds: geometry.viewport.toJSON() };
  };
}

function isNoResult(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ZERO_RESULTS';
}
