import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that list all blocks, routes or services. Importing such a list does not mean to depend on each
 * entry; otherwise every change would affect every importer.
 */
const listFiles = new Set([
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

/** Matches imports except type imports, whose errors the compiler reports. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)(?! type\b)[^;'"]*?['"](\.[^'"]+)['"]|\b(?:import|requireActual(?:<[^>]*>)?)\(\s*['"](\.[^'"]+)['"]/g;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts'];

/**
 * Returns the importers of each file.
 * @param files paths of all files of the project
 * @param throughLists whether imports through lists of all blocks, routes or services count
 */
export function readImporters(
  files: readonly string[],
  throughLists = false,
): ReadonlyMap<string, readonly string[]> {
  const existing = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    const imports = getImports(file, existing);
    if (!throughLists && (isList(file) || startsWholeProduct(file, imports))) continue;
    for (const imported of imports) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

const isList = (file: string): boolean =>
  listFiles.has(file) || /^features\/[\w-]+\/server\/feature\.ts$/.test(file);

/**
 * Checks whether a file is a test helper that starts the whole product; tests that use it may test any part.
 */
const startsWholeProduct = (file: string, imports: readonly string[]): boolean =>
  /(?:^|\/)tests\//.test(file) && !isTest(file) && imports.some(isList);

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

function getImports(file: string, existing: ReadonlySet<string>): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(IMPORT);
  return [...specifiers].flatMap(([, statement, call]) => {
    const specifier = (statement ?? call ?? '').replace(/\?\w+$/, '');
    const target = path.posix.join(path.posix.dirname(file), specifier);
    const found = ENDINGS.map((ending) => target + ending).find((entry) => existing.has(entry));
    return found ?? [];
  });
}

/**
 * Returns all files that a change can affect, including the file itself, with the number of imports in
 * between.
 */
export function measureDistances(
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
