import type { Geocode, GeocodeResult } from './geocode/geocode.types';
import { logProblem } from '../../../rendering/logProblem';

/** Appends the English name of a country to an address, which geocoders expect. */
export function withCountry(address: string, country: string | undefined): string {
  if (!country) return address;
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return `${address}, ${name}`;
}

export interface SearchSettings {
  /** Key of Google's maps service; without one the packaged gazetteer is used. */
  apiKey?: string;
  /** ISO 3166-1 alpha-2, added to the query. */
  country: string;
  /** ISO 639-1. */
  language: string;
}

/** Position of an address; undefined if it is not found, or after an error, which is logged. */
export async function searchAddress(
  text: string,
  { apiKey, country, language }: SearchSettings,
): Promise<GeocodeResult | undefined> {
  try {
    const geocode = await loadGeocoder(apiKey, country, language);
    return await geocode(withCountry(text, country));
  } catch (error) {
    logProblem('error', 'The address could not be looked up', error);
    return undefined;
  }
}

/** Google's geocoder if there is a key, else the packaged gazetteer; loaded with the first search. */
async function loadGeocoder(
  apiKey: string | undefined,
  country: string,
  language: string,
): Promise<Geocode> {
  if (apiKey)
    return (await import('./geocode/googleGeocoder')).createGoogleGeocoder(apiKey, language);
  return (await import('./geocode/townGeocoder')).createTownGeocoder(country);
}
