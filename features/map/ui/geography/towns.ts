import type { Position } from '../location.types';
import { ownData } from '../../../../domain/ownJson';

/** A town in the generated files: name, latitude, longitude, population. */
export type TownRow = [name: string, lat: number, lng: number, population: number];

/** A town of the packaged gazetteer (GeoNames). */
export interface Town extends Position {
  name: string;
  /** 0 for a district. */
  population: number;
}

type TownLoader = () => Promise<{ default: unknown }>;

/** Files of the countries with places, by ISO 3166-1 alpha-2 code; each file is a separate chunk. */
const loaders: Readonly<Record<string, TownLoader>> = {
  SE: () => import('./generated/towns-se.json'),
  NO: () => import('./generated/towns-no.json'),
  FI: () => import('./generated/towns-fi.json'),
  SK: () => import('./generated/towns-sk.json'),
  GB: () => import('./generated/towns-gb.json'),
};

/** Cache of towns by country; at most one entry for each of `loaders`. */
const townsByCountry = new Map<string, readonly Town[]>();

/** Loads the towns of a country, largest first; none for a country without a gazetteer. */
export async function loadTowns(country: string): Promise<readonly Town[]> {
  const load = Object.hasOwn(loaders, country) ? loaders[country] : undefined;
  if (!load) return [];
  const towns = townsByCountry.get(country) ?? readTowns(await load());
  townsByCountry.set(country, towns);
  return towns;
}

/** A district that people use as a place name, by country. */
type DistrictRow = [name: string, lat: number, lng: number];

/**
 * Loads the places that visitors search for: towns, largest first, then districts, which maps do not show.
 */
export async function loadPlaces(country: string): Promise<readonly Town[]> {
  const cached = placesByCountry.get(country);
  if (cached) return cached;
  const [towns, districts] = await Promise.all([loadTowns(country), import('./districts.json')]);
  const rows = ownData<Partial<Record<string, DistrictRow[]>>>(districts)[country] ?? [];
  const allTowns = [...towns, ...readTowns({ default: rows.map((row) => [...row, 0]) })];
  if (towns.length > 0) placesByCountry.set(country, allTowns);
  return allTowns;
}

/** Cache of towns and districts by country; at most one entry for each of `loaders`. */
const placesByCountry = new Map<string, readonly Town[]>();

/** Loads large towns of countries without places. */
export async function loadForeignTowns(): Promise<Town[]> {
  return readTowns(await import('./generated/towns-around.json'));
}

function readTowns(module: { default: unknown }): Town[] {
  return ownData<TownRow[]>(module).map(([name, lat, lng, population]) => ({
    name,
    lat,
    lng,
    population,
  }));
}
