import { EVERY_BLOCK, type ReachedTests } from './reach/reachedTests';
import { NOT_SLOW, QUICK_BROWSER_TESTS, SLOW } from './tiers';

/** A part of the verification that runs as a separate process. */
export interface Phase {
  name: string;
  /** Command and arguments; commands in node_modules/.bin are found. */
  command: readonly [string, ...string[]];
  /** Name of a phase that must succeed first. */
  after?: string;
}

/** Folder in which runners write the times of tests, for the summary. */
export const reportsFolder = 'tests/results/reports';

/**
 * Runs an npm script without its `pre` scripts: verify.main.ts has prepared the clone, and nothing may be
 * built during tests.
 */
const npm = (script: string, ...args: string[]): Phase['command'] => [
  'npm',
  'run',
  '--silent',
  '--ignore-scripts',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** Runs Jest; the report has the name of the phase. */
const jestCommand = (name: string, ...args: string[]): Phase['command'] => [
  'jest',
  '-c',
  'tests/jest.config.mjs',
  '--json',
  '--testLocationInResults',
  // By default Jest would leave one of two cores to other phases, which end earlier.
  '--maxWorkers=2',
  `--outputFile=${reportsFolder}/${name}.json`,
  ...args,
];
const playwrightCommand = (...args: string[]): Phase['command'] => [
  'playwright',
  'test',
  '-c',
  'tests/playwright.config.ts',
  ...args,
];

/**
 * TypeScript's native compiler reports the same errors in a third of the time; ESLint still needs
 * `typescript`.
 */
const compile: Phase['command'] = [
  process.execPath,
  'node_modules/typescript7/bin/tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
];
const cached = (tool: string) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${tool}`,
];

const walk: Phase = { name: 'walk', command: playwrightCommand('--grep', QUICK_BROWSER_TESTS) };

/** Phases of `npm test`, longest first, so that the last ones are short. */
export const quickPhases: readonly Phase[] = [
  { name: 'unit', command: jestCommand('unit', '--testPathPatterns', NOT_SLOW) },
  walk,
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0', ...cached('eslint')] },
  { name: 'types', command: compile },
  {
    name: 'format',
    command: ['prettier', '--check', '.', '--log-level', 'warn', ...cached('prettier')],
  },
  { name: 'typed-lint', command: ['oxlint', '--type-aware'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'codegen', command: npm('codegen:check') },
  { name: 'redirects', command: npm('redirects:check') },
];

/** Additional phases of `npm run test:all`. */
export const slowPhases: readonly Phase[] = [
  { name: 'browser', command: playwrightCommand('--grep-invert', QUICK_BROWSER_TESTS) },
  { name: 'slow', command: jestCommand('slow', '--testPathPatterns', SLOW) },
  { name: 'storybook', command: npm('storybook:build') },
  { name: 'stories', command: npm('test:stories'), after: 'storybook' },
  { name: 'fuzz', command: npm('fuzz') },
];

/** All phases that a change must pass. */
export const allPhases = [...quickPhases, ...slowPhases];

const isCode = (file: string): boolean => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/**
 * Returns the phases that a change can affect, limited to the changed parts if possible.
 * @param files paths of changed files that still exist
 * @param tests tests that the change can affect; browser tests are already limited
 */
export function selectPhases(files: readonly string[], tests: ReachedTests): Phase[] {
  if (files.length === 0) return [];
  const code = files.filter(isCode);
  const touches = (...folders: string[]) => folders.some((folder) => files.some(inFolder(folder)));
  return [
    ...(tests.specs.length > 0
      ? [{ name: 'browser', command: playwrightCommand(...tests.specs) }]
      : []),
    ...(tests.needsWalk ? [walk] : []),
    ...(code.length > 0 ? createCheckPhases(code) : []),
    ...(tests.units.length > 0
      ? [{ name: 'unit', command: jestCommand('unit', '--runTestsByPath', ...tests.units) }]
      : []),
    ...(tests.blocks.length > 0
      ? [{ name: 'blocks', command: createBlocksCommand(tests.blocks) }]
      : []),
    { name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...files] },
    ...(touches('schema', 'blocks', 'stories', 'cms')
      ? [{ name: 'codegen', command: npm('codegen:check') }]
      : []),
    ...(touches('redirects', 'cms')
      ? [{ name: 'redirects', command: npm('redirects:check') }]
      : []),
  ];
}

/** Returns the static checks of changed code; generated files are not linted. */
const createCheckPhases = (code: readonly string[]): Phase[] => [
  { name: 'types', command: compile },
  { name: 'lint', command: ['eslint', '--no-warn-ignored', '--max-warnings', '0', ...code] },
];

const createBlocksCommand = (blocks: readonly string[]): Phase['command'] =>
  jestCommand('blocks', EVERY_BLOCK, '-t', `^(?:${blocks.join('|')}) `);
