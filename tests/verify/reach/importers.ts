import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that name all of a kind, each for its own sake: who imports one of these is not about the blocks, routes or
 * services in it, and would be reached by every change.
 */
const lists = new Set([
  'blocks/registry.ts',
  'blocks/loaders.ts',
  'blocks/islands.ts',
  'blocks/clientScripts.ts',
  'server/app.ts',
  'server/features.ts',
  'server/main.ts',
  'server/webServices.ts',
  'services/embedded/embeddedApp.ts',
]);

/** Imports of types run nothing: what they break is the compiler's to say. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)(?! type\b)[^;'"]*?['"](\.[^'"]+)['"]|\b(?:import|requireActual(?:<[^>]*>)?)\(\s*['"](\.[^'"]+)['"]/g;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts'];

/**
 * Which files import each file, for its own sake.
 * @param files paths of all files of the project
 * @param throughLists whether those count that import it as one of all
 */
export function readImporters(
  files: readonly string[],
  throughLists = false,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    const imports = importsOf(file, known);
    if (!throughLists && (isList(file) || isWholeProduct(file, imports))) continue;
    for (const imported of imports) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

const isList = (file: string): boolean =>
  lists.has(file) || /^features\/[\w-]+\/server\/feature\.ts$/.test(file);

/** What tests put a whole product together with: a test that uses it may be about any of it. */
const isWholeProduct = (file: string, imports: readonly string[]): boolean =>
  /(?:^|\/)tests\//.test(file) && !isTest(file) && imports.some(isList);

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

function importsOf(file: string, known: ReadonlySet<string>): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(IMPORT);
  return [...specifiers].flatMap(([, statement, call]) => {
    const specifier = (statement ?? call ?? '').replace(/\?\w+$/, '');
    const target = path.posix.join(path.posix.dirname(file), specifier);
    const found = ENDINGS.map((ending) => target + ending).find((one) => known.has(one));
    return found ?? [];
  });
}

/** Every file that a change of one is seen in, itself included, with the number of imports between the two. */
export function distancesFrom(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) {
    for (const importer of importers.get(reached) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
