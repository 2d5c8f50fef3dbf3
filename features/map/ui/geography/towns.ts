import type { Position } from '../location.types';
import { ownData } from '../../../../domain/ownJson';

/** A town as the generated files hold it: name, degrees north, degrees east, people. */
export type TownRow = [name: string, lat: number, lng: number, population: number];

/** A town of the packaged gazetteer (GeoNames). */
export interface Town extends Position {
  name: string;
  /** People; 0 when unknown. */
  population: number;
}

type Load = () => Promise<{ default: unknown }>;

/** Files of the countries that have places, by ISO 3166-1 alpha-2; each is a chunk of its own. */
const files: Readonly<Record<string, Load>> = {
  SE: () => import('./generated/towns-se.json'),
  NO: () => import('./generated/towns-no.json'),
  FI: () => import('./generated/towns-fi.json'),
  SK: () => import('./generated/towns-sk.json'),
  GB: () => import('./generated/towns-gb.json'),
};

/** Towns that were read, by country: those of `files` at most. */
const read = new Map<string, readonly Town[]>();

/** Towns of a country, largest first; none of a country that the gazetteer lacks. */
export async function loadTowns(country: string): Promise<readonly Town[]> {
  const load = Object.hasOwn(files, country) ? files[country] : undefined;
  if (!load) return [];
  const towns = read.get(country) ?? readTowns(await load());
  read.set(country, towns);
  return towns;
}

/** A part of a town that people call their place, by country. */
type DistrictRow = [name: string, lat: number, lng: number];

/** Towns and parts of them, for what people type: towns first, largest first. Maps name the towns alone. */
export async function loadPlaces(country: string): Promise<readonly Town[]> {
  const known = places.get(country);
  if (known) return known;
  const [towns, districts] = await Promise.all([loadTowns(country), import('./districts.json')]);
  const rows = ownData<Partial<Record<string, DistrictRow[]>>>(districts)[country] ?? [];
  const all = [...towns, ...readTowns({ default: rows.map((row) => [...row, 0]) })];
  if (towns.length > 0) places.set(country, all);
  return all;
}

/** Towns with their parts that were read: of countries of `files` at most. */
const places = new Map<string, readonly Town[]>();

/** Large towns of the countries around. */
export async function loadTownsAround(): Promise<Town[]> {
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
