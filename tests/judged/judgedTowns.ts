import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position } from '../../domain/geography/position';
import type { TownRow } from '../../features/map/ui/geography/towns';

const folder = path.join('features', 'map', 'ui', 'geography', 'generated');

const towns = ['se', 'no', 'gb', 'sk', 'fi'].flatMap(
  (country) =>
    JSON.parse(readFileSync(path.join(folder, `towns-${country}.json`), 'utf8')) as TownRow[],
);

/**
 * Returns the positions of all towns with this name in all countries: callers look for one near a place, so
 * towns in other countries are too far away to match.
 */
export function findTowns(townName: string): Position[] {
  return towns.filter(([name]) => name === townName).map(([, lat, lng]) => ({ lat, lng }));
}
