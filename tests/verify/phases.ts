import { EVERY_BLOCK, type ReachedTests } from './reach/reachedTests';
import { NOT_SLOW, QUICK_BROWSER_TESTS, SLOW } from './tiers';

/** A part of the proof that runs as a process of its own. */
export interface Phase {
  name: string;
  /** Command and its arguments; commands of node_modules/.bin are found. */
  command: readonly [string, ...string[]];
  /** Name of the phase that must have succeeded before. */
  after?: string;
}

/** Where the runners write what each test took, for the summary. */
export const reports = 'tests/results/reports';

/** Without what npm runs before: verify.main.ts has prepared the clone, and nothing may be built while tests run. */
const npm = (script: string, ...args: string[]): Phase['command'] => [
  'npm',
  'run',
  '--silent',
  '--ignore-scripts',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** Jest, whose report has the phase's name. */
const jestCommand = (name: string, ...args: string[]): Phase['command'] => [
  'jest',
  '-c',
  'tests/jest.config.mjs',
  '--json',
  '--testLocationInResults',
  // Jest by itself leaves one of two cores to the other phases, which wait for it in the end.
  '--maxWorkers=2',
  `--outputFile=${reports}/${name}.json`,
  ...args,
];
const playwrightCommand = (...args: string[]): Phase['command'] => [
  'playwright',
  'test',
  '-c',
  'tests/playwright.config.ts',
  ...args,
];

/** TypeScript's native compiler: the same errors as `typescript` in a third of the time, which ESLint still needs. */
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

/** What `npm test` runs, longest first: what is left at the end is short. */
export const quick: readonly Phase[] = [
  { name: 'unit', command: jestCommand('unit', '--testPathPatterns', NOT_SLOW) },
  walk,
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0', ...cached('eslint')] },
  { name: 'types', command: compile },
  {
    name: 'format',
    command: ['prettier', '--check', '.', '--log-level', 'warn', ...cached('prettier')],
  },
  { name: 'typed-lint', command: ['oxlint', '--type-aware'] },
  { name: 'codegen', command: npm('codegen:check') },
  { name: 'redirects', command: npm('redirects:check') },
];

/** What `npm run test:all` adds. */
export const slow: readonly Phase[] = [
  { name: 'browser', command: playwrightCommand('--grep-invert', QUICK_BROWSER_TESTS) },
  { name: 'slow', command: jestCommand('slow', '--testPathPatterns', SLOW) },
  { name: 'storybook', command: npm('storybook:build') },
  { name: 'stories', command: npm('test:stories'), after: 'storybook' },
  { name: 'fuzz', command: npm('fuzz') },
];

/** Everything that a change must pass. */
export const everything = [...quick, ...slow];

const isCode = (file: string): boolean => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/**
 * The phases that a change can fail, each about what changed alone where it can be.
 * @param files paths of changed files that still exist
 * @param tests those that the change can reach, browser tests chosen already
 */
export function reachedBy(files: readonly string[], tests: ReachedTests): Phase[] {
  if (files.length === 0) return [];
  const code = files.filter(isCode);
  const touches = (...folders: string[]) => folders.some((folder) => files.some(inFolder(folder)));
  return [
    ...(tests.specs.length > 0
      ? [{ name: 'browser', command: playwrightCommand(...tests.specs) }]
      : []),
    ...(tests.walk ? [walk] : []),
    ...(code.length > 0 ? checksOf(code) : []),
    ...(tests.units.length > 0
      ? [{ name: 'unit', command: jestCommand('unit', '--runTestsByPath', ...tests.units) }]
      : []),
    ...(tests.blocks.length > 0 ? [{ name: 'blocks', command: everyExampleOf(tests.blocks) }] : []),
    { name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...files] },
    ...(touches('schema', 'blocks', 'stories', 'cms')
      ? [{ name: 'codegen', command: npm('codegen:check') }]
      : []),
    ...(touches('redirects', 'cms')
      ? [{ name: 'redirects', command: npm('redirects:check') }]
      : []),
  ];
}

/** Generated files are among those that changed, and are not linted. */
const checksOf = (code: readonly string[]): Phase[] => [
  { name: 'types', command: compile },
  { name: 'lint', command: ['eslint', '--no-warn-ignored', '--max-warnings', '0', ...code] },
];

const everyExampleOf = (blocks: readonly string[]): Phase['command'] =>
  jestCommand('blocks', EVERY_BLOCK, '-t', `^(?:${blocks.join('|')}) `);
