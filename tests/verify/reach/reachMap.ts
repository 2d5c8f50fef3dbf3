import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReachMap } from './reach.types';

/**
 * Committed, since a fresh clone has run no browser tests. One line per test file, so that branches merge
 * without conflicts.
 */
const mapFile = 'tests/verify/reach.json';

export function readReachMap(file = mapFile): ReachMap {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReachMap) : {};
}

/**
 * Updates the map with a recorded run and removes deleted test files.
 * @param exists checks whether a test file exists
 */
export function updateReachMap(
  map: ReachMap,
  recorded: ReachMap,
  exists: (spec: string) => boolean,
): ReachMap {
  const entries = Object.entries({ ...map, ...recorded }).filter(([spec]) => exists(spec));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Combines the reach of two parts of a run. */
export function mergeReach(one: ReachMap, other: ReachMap): ReachMap {
  const union = (left: readonly string[] = [], right: readonly string[] = []) =>
    [...new Set([...left, ...right])].sort();
  const specs = union(Object.keys(one), Object.keys(other));
  return Object.fromEntries(
    specs.map((spec) => {
      const [a, b] = [one[spec], other[spec]];
      const seconds = (a?.seconds ?? 0) + (b?.seconds ?? 0);
      const folders = union(a?.folders, b?.folders);
      return [spec, { seconds, folders, routes: union(a?.routes, b?.routes) }];
    }),
  );
}

export function writeReachMap(map: ReachMap, file = mapFile): void {
  const lines = Object.entries(map).map(
    ([spec, reach]) => `${JSON.stringify(spec)}: ${JSON.stringify(reach)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Returns the path of a test file in the map, relative to the project. */
export const specFile = (spec: string): string => path.posix.join('tests', spec);

/** Checks whether the map contains a test file. */
export const isMapped = (file: string, map: ReachMap): boolean =>
  Object.keys(map).some((spec) => specFile(spec) === file);
