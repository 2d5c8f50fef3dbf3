import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReachMap } from './reach.types';

/** The map is committed: a fresh clone has run no browser test. Each test file has a line, so that changes of two branches merge. */
const mapFile = 'tests/verify/reach.json';

export function readReachMap(file = mapFile): ReachMap {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReachMap) : {};
}

/**
 * The map with what a run of browser tests recorded; test files that are gone leave it.
 * @param exists whether there is such a test file
 */
export function updateReachMap(
  map: ReachMap,
  recorded: ReachMap,
  exists: (spec: string) => boolean,
): ReachMap {
  const all = Object.entries({ ...map, ...recorded }).filter(([spec]) => exists(spec));
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What two parts of a run reached together. */
export function mergeReach(one: ReachMap, other: ReachMap): ReachMap {
  const union = (some: readonly string[] = [], more: readonly string[] = []) =>
    [...new Set([...some, ...more])].sort();
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

/** Where a test file of the map lies in the project. */
export const specFile = (spec: string): string => path.posix.join('tests', spec);

/** Whether the map knows what a test file reaches. */
export const isMapped = (file: string, map: ReachMap): boolean =>
  Object.keys(map).some((spec) => specFile(spec) === file);
