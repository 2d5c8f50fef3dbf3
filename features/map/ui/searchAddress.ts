import type { Geocode, GeocodeResult } from './geocode/geocode.types';
import { logProblem } from '../../../rendering/logProblem';

/** An address with the name of a country behind it, in English, as geocoders like it (spec 1 §7). */
export function withCountry(address: string, country: string | undefined): string {
  if (!country) return address;
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return `${address}, ${name}`;
}

export interface SearchSettings {
  /** Key of the maps service, which is asked where there is one. */
  apiKey?: string;
  /** ISO 3166-1 alpha-2: added to what is searched. */
  country: string;
  /** ISO 639-1. */
  language: string;
}

/** Where an address is; undefined when there is none such or it cannot be found out, which the log is told. */
export async function searchAddress(
  text: string,
  { apiKey, country, language }: SearchSettings,
): Promise<GeocodeResult | undefined> {
  try {
    const geocode = await geocoder(apiKey, country, language);
    return await geocode(withCountry(text, country));
  } catch (error) {
    logProblem('error', 'The address could not be looked up', error);
    return undefined;
  }
}

/** The maps service where there is a key, else the packaged gazetteer; fetched with the first search. */
async function geocoder(
  apiKey: string | undefined,
  country: string,
  language: string,
): Promise<Geocode> {
  if (apiKey) return (await import('./geocode/googleGeocoder')).googleGeocoder(apiKey, language);
  return (await import('./geocode/townGeocoder')).townGeocoder(country);
}
