import path from 'node:path';
import { measureDistances } from './importers';
import type { ReachMap } from './reach.types';
import { specFile } from './reachMap';

/** Data about the project's files. */
export interface Project {
  /** Importers of each file, without lists of all blocks, routes or services. */
  importers: ReadonlyMap<string, readonly string[]>;
  /** Paths that the server answers, by the folder of the handler. */
  routes: ReadonlyMap<string, readonly string[]>;
  /** Test files of Jest. */
  tests: readonly string[];
  /** Reach of the browser tests when they last ran. */
  map: ReachMap;
  /** Names of all blocks. */
  blocks: ReadonlySet<string>;
  /** Test files of Playwright. */
  specs: readonly string[];
  /** Checks whether `npm test` runs a test file. */
  isQuick: (file: string) => boolean;
}

/** Tests that a change can break. */
export interface ReachedTests {
  /** Jest tests except those of all blocks, closest to the change first. */
  units: readonly string[];
  /** Blocks whose examples must be tested. */
  blocks: readonly string[];
  /** Playwright tests, most relevant to the change first. */
  specs: readonly string[];
  /** Whether the quick browser tests must run, since the map does not cover the change. */
  needsWalk: boolean;
}

interface SpecMatch {
  distance: number;
  /** Number of folders that the test file reaches; the fewer, the more relevant it is for each. */
  folders: number;
}

/** Tests that read all source files and take only seconds. */
const ALWAYS = ['tests/structure.test.ts'];

/**
 * Selects the tests for a change: unit tests that import the changed files, and browser tests whose pages use
 * blocks or scripts that import them, or that request the paths that they answer.
 */
export function selectTests(changed: readonly string[], project: Project): ReachedTests {
  const units = new Map<string, number>();
  const blocks = new Set<string>();
  const specs = new Map<string, SpecMatch>();
  const tests = new Set(project.tests);
  let needsWalk = false;
  for (const file of changed.map(toTestedFile)) {
    if (isGenerated(file)) continue;
    let isTested = !isProduct(file);
    for (const test of project.tests) {
      if (belongsToFolder(test, file) && project.isQuick(test))
        units.set(test, isNamedAs(test, file) ? 0 : 2);
    }
    for (const [reached, distance] of findAffected(file, project.importers)) {
      const block = getBlock(reached, project.blocks);
      if (block) blocks.add(block);
      if (tests.has(reached) && (distance < 2 || project.isQuick(reached))) {
        units.set(reached, Math.min(distance, units.get(reached) ?? distance));
      }
      for (const [spec, match] of specsReaching(reached, distance, project)) {
        isTested = true;
        const existing = specs.get(spec);
        if (!existing || match.distance < existing.distance) specs.set(spec, match);
      }
      if (/\.spec\.ts$/.test(reached)) specs.set(reached, { distance: 0, folders: 0 });
    }
    needsWalk ||= !isTested || isOfEveryPage(file);
  }
  const ranked = [...specs].sort(
    ([, one], [, other]) => one.distance - other.distance || one.folders - other.folders,
  );
  units.delete(EVERY_BLOCK);
  for (const test of ALWAYS) units.set(test, Number.POSITIVE_INFINITY);
  const closest = [...units].sort(([, one], [, other]) => one - other);
  return {
    units: closest.map(([test]) => test),
    blocks: [...blocks],
    specs: ranked.map(([spec]) => spec).filter((spec) => spec.startsWith('tests/pages/')),
    needsWalk,
  };
}

/** Checks whether a test belongs to a file's folder: mirrors it, or is a contract test named after it. */
function belongsToFolder(test: string, file: string): boolean {
  const folder = path.posix.dirname(file);
  if (path.posix.dirname(test) === testFolder(folder)) return true;
  const name = path.posix.basename(folder).toLowerCase();
  return folder.includes('/') && test.replaceAll('-', '').startsWith(`tests/contract/${name}`);
}

/** Returns the test folder of a source folder. */
const testFolder = (folder: string): string =>
  /^features\//.test(folder)
    ? folder.replace(/^(features\/[\w-]+)/, '$1/tests')
    : `tests/unit/${folder}`;

const isNamedAs = (test: string, file: string): boolean =>
  path.posix.basename(test).replace(/\.test\.tsx?$/, '') ===
  path.posix.basename(file).replace(/\.tsx?$/, '');

export const EVERY_BLOCK = 'tests/every-block.test.tsx';

/** Returns the files that a change can affect; for an embedded service also its client in the web process. */
function findAffected(file: string, importers: Project['importers']): Iterable<[string, number]> {
  const [rootFolder, name = ''] = file.split('/');
  const distances = measureDistances(file, importers);
  if (rootFolder === 'cms')
    return [...measureDistances('platform/content/content.ts', importers), ...distances];
  if (rootFolder !== 'services') return distances;
  const isClient = new RegExp(
    `^(?:features/[\\w-]+/server|platform)/(?:.*/)?${name}(?:Client)?\\.ts$`,
    'i',
  );
  const clients = [...importers.keys()].filter((module) => isClient.test(module));
  return [...clients.flatMap((client) => [...measureDistances(client, importers)]), ...distances];
}

/** Returns the file by whose tests a changed file is tested: for a contract, the code generated from it. */
function toTestedFile(file: string): string {
  const [, block] = /^schema\/blocks\/(\w+)\.graphql$/.exec(file) ?? [];
  if (block) return `blocks/${block}/${block}.tsx`;
  return file.startsWith('schema/operations/') ? 'schema/generated/operations.ts' : file;
}

/**
 * Checks whether codegen writes a file; its source has then changed too, or the check of generated code
 * fails.
 */
const isGenerated = (file: string): boolean =>
  /^blocks\/(?:registry|loaders|islands|clientScripts)\.ts$|^schema\/generated\/(?!operations)/.test(
    file,
  );

/** Checks whether pages can show a change of a file. */
const isProduct = (file: string): boolean =>
  /^(?:domain|schema|design-system|rendering|messages|features|blocks|sites|site|redirects|platform|cms|services|server|launcher|build)\/|^package/.test(
    file,
  );

/** Checks whether a file is part of every page, not only of some scripts. */
const isOfEveryPage = (file: string): boolean =>
  /^(?:design-system|rendering|sites|site\/(?!edit\/))/.test(file);

function getBlock(file: string, blocks: ReadonlySet<string>): string | undefined {
  const [rootFolder, folder = ''] = file.split('/');
  return rootFolder === 'blocks' && blocks.has(folder) ? folder : undefined;
}

function specsReaching(
  file: string,
  distance: number,
  { map, blocks, routes }: Project,
): [string, SpecMatch][] {
  if (file.startsWith('tests/')) return [];
  const block = getBlock(file, blocks);
  const folders = [path.posix.dirname(file), ...(block ? [`blocks/${block}`] : [])];
  const answeredRoutes = routes.get(path.posix.dirname(file)) ?? [];
  const entries = Object.entries(map);
  const reaching = entries.filter(
    ([, reach]) =>
      folders.some((folder) => reach.folders.includes(folder)) ||
      answeredRoutes.some((route) =>
        reach.routes.some((entry) => `${entry}/`.startsWith(`${route}/`)),
      ),
  );
  // A file that most pages use does not distinguish tests.
  if (!block && reaching.length > entries.length / 2) return [];
  return reaching.map(([spec, reach]) => {
    // A test that opens a block on its own page is about the block; on other pages the block is secondary.
    const isAbout = block !== undefined && reach.routes.includes(`/_dev/blocks/${block}`);
    return [
      specFile(spec),
      { distance: isAbout ? distance : distance + 1, folders: reach.folders.length },
    ];
  });
}
