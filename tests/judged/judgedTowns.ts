import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position } from '../../domain/geography/position';
import type { TownRow } from '../../features/map/ui/geography/towns';

const folder = path.join('features', 'map', 'ui', 'geography', 'generated');

const towns = ['se', 'no', 'gb', 'sk', 'fi'].flatMap(
  (country) =>
    JSON.parse(readFileSync(path.join(folder, `towns-${country}.json`), 'utf8')) as TownRow[],
);

/** Where the towns of that name are, in any country: no car of one is near a namesake in another. */
export function townsNamed(wanted: string): Position[] {
  return towns.filter(([name]) => name === wanted).map(([, lat, lng]) => ({ lat, lng }));
}
