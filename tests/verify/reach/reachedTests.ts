import path from 'node:path';
import { distancesFrom } from './importers';
import type { ReachMap } from './reach.types';
import { specFile } from './reachMap';

/** What is known of the project's files. */
export interface Project {
  /** Which files import each file, for its own sake. */
  importers: ReadonlyMap<string, readonly string[]>;
  /** Paths that the server answers, by the folder of what answers them. */
  routes: ReadonlyMap<string, readonly string[]>;
  /** Jest's test files. */
  tests: readonly string[];
  /** What browser tests reached when they ran last. */
  map: ReachMap;
  /** Names of all blocks. */
  blocks: ReadonlySet<string>;
  /** Playwright's test files of pages. */
  specs: readonly string[];
  /** Whether `npm test` runs a test file. */
  isQuick: (file: string) => boolean;
}

/** The tests that a change can fail. */
export interface ReachedTests {
  /** Jest's, apart from those of every block; the ones that are closest to the change first. */
  units: readonly string[];
  /** Blocks whose examples are tried. */
  blocks: readonly string[];
  /** Playwright's, the ones that are most about the change first. */
  specs: readonly string[];
  /** Whether something changed of which the map says nothing: the walk through the main ways is then asked. */
  walk: boolean;
}

interface Found {
  distance: number;
  /** The fewer folders a test file reaches in all, the more it is about each. */
  folders: number;
}

/** Tests that look at all sources, in seconds. */
const ALWAYS = ['tests/structure.test.ts'];

/**
 * Finds tests by what changed: unit tests that import it, and browser tests on whose pages the blocks and scripts
 * stood that import it, or that asked for the paths which it answers.
 */
export function reachedTests(changed: readonly string[], project: Project): ReachedTests {
  const units = new Map<string, number>();
  const blocks = new Set<string>();
  const specs = new Map<string, Found>();
  const tests = new Set(project.tests);
  let walk = false;
  for (const file of changed.map(sourceOf)) {
    if (isWritten(file)) continue;
    let isKnown = !isProduct(file);
    for (const test of project.tests) {
      if (isOwn(test, file) && project.isQuick(test))
        units.set(test, isNamedAs(test, file) ? 0 : 2);
    }
    for (const [reached, distance] of seenIn(file, project.importers)) {
      const block = blockOf(reached, project.blocks);
      if (block) blocks.add(block);
      if (tests.has(reached) && (distance < 2 || project.isQuick(reached))) {
        units.set(reached, Math.min(distance, units.get(reached) ?? distance));
      }
      for (const [spec, found] of specsReaching(reached, distance, project)) {
        isKnown = true;
        const known = specs.get(spec);
        if (!known || found.distance < known.distance) specs.set(spec, found);
      }
      if (/\.spec\.ts$/.test(reached)) specs.set(reached, { distance: 0, folders: 0 });
    }
    walk ||= !isKnown || isOfEveryPage(file);
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
    walk,
  };
}

/** Tests of a file's folder: those that mirror it, and those of the contract that are called after it. */
function isOwn(test: string, file: string): boolean {
  const folder = path.posix.dirname(file);
  if (path.posix.dirname(test) === testsOf(folder)) return true;
  const name = path.posix.basename(folder).toLowerCase();
  return folder.includes('/') && test.replaceAll('-', '').startsWith(`tests/contract/${name}`);
}

/** Where the tests of a folder stand. */
const testsOf = (folder: string): string =>
  /^features\//.test(folder)
    ? folder.replace(/^(features\/[\w-]+)/, '$1/tests')
    : `tests/unit/${folder}`;

const isNamedAs = (test: string, file: string): boolean =>
  path.posix.basename(test).replace(/\.test\.tsx?$/, '') ===
  path.posix.basename(file).replace(/\.tsx?$/, '');

export const EVERY_BLOCK = 'tests/every-block.test.tsx';

/** Where a change is seen: in what imports the file, and of a program behind the web server in its client there. */
function seenIn(file: string, importers: Project['importers']): Iterable<[string, number]> {
  const [room, name = ''] = file.split('/');
  const own = distancesFrom(file, importers);
  if (room === 'cms') return [...distancesFrom('platform/content/content.ts', importers), ...own];
  if (room !== 'services') return own;
  const isClient = new RegExp(
    `^(?:features/[\\w-]+/server|platform)/(?:.*/)?${name}(?:Client)?\\.ts$`,
    'i',
  );
  const clients = [...importers.keys()].filter((known) => isClient.test(known));
  return [...clients.flatMap((client) => [...distancesFrom(client, importers)]), ...own];
}

/** A contract is tested with the code that was generated from it. */
function sourceOf(file: string): string {
  const [, block] = /^schema\/blocks\/(\w+)\.graphql$/.exec(file) ?? [];
  if (block) return `blocks/${block}/${block}.tsx`;
  return file.startsWith('schema/operations/') ? 'schema/generated/operations.ts' : file;
}

/** Written by codegen: what it was written from has changed too, or the check of generated code fails. */
const isWritten = (file: string): boolean =>
  /^blocks\/(?:registry|loaders|islands|clientScripts)\.ts$|^schema\/generated\/(?!operations)/.test(
    file,
  );

/** Whether pages can show a change of it. */
const isProduct = (file: string): boolean =>
  /^(?:domain|schema|design-system|rendering|messages|features|blocks|sites|site|redirects|platform|cms|services|server|launcher|build)\/|^package/.test(
    file,
  );

/** The frame of all pages, which the scripts that are made of some of it are the smaller part of. */
const isOfEveryPage = (file: string): boolean =>
  /^(?:design-system|rendering|sites|site\/(?!edit\/))/.test(file);

function blockOf(file: string, blocks: ReadonlySet<string>): string | undefined {
  const [room, folder = ''] = file.split('/');
  return room === 'blocks' && blocks.has(folder) ? folder : undefined;
}

function specsReaching(
  file: string,
  distance: number,
  { map, blocks, routes }: Project,
): [string, Found][] {
  if (file.startsWith('tests/')) return [];
  const block = blockOf(file, blocks);
  const folders = [path.posix.dirname(file), ...(block ? [`blocks/${block}`] : [])];
  const answered = routes.get(path.posix.dirname(file)) ?? [];
  const entries = Object.entries(map);
  const reaching = entries.filter(
    ([, reach]) =>
      folders.some((folder) => reach.folders.includes(folder)) ||
      answered.some((route) => reach.routes.some((one) => `${one}/`.startsWith(`${route}/`))),
  );
  // What most pages have in common tells no test from another.
  if (!block && reaching.length > entries.length / 2) return [];
  return reaching.map(([spec, reach]) => {
    // Who opens a block by itself is about it; on other pages it stands by the way.
    const isAbout = block !== undefined && reach.routes.includes(`/_dev/blocks/${block}`);
    return [
      specFile(spec),
      { distance: isAbout ? distance : distance + 1, folders: reach.folders.length },
    ];
  });
}
