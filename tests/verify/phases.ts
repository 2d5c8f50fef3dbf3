import { EVERY_BLOCK, type ReachedTests } from './reach/reachedTests';

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

const jestReportOf = (name: string) => [
  '--json',
  '--testLocationInResults',
  `--outputFile=${reports}/${name}.json`,
];
const jestReport = jestReportOf('unit');
const compile: Phase['command'] = [
  'tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/tsc.tsbuildinfo',
];

/** Everything that a change must pass, longest first: what is left at the end is short. */
export const everything: readonly Phase[] = [
  { name: 'browser', command: npm('e2e') },
  { name: 'unit', command: npm('unit', ...jestReport) },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: compile },
  { name: 'storybook', command: npm('storybook:build') },
  { name: 'stories', command: npm('test:stories'), after: 'storybook' },
  { name: 'fuzz', command: npm('fuzz') },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'codegen', command: npm('codegen:check') },
  { name: 'redirects', command: npm('redirects:check') },
];

const isCode = (file: string): boolean => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/**
 * The phases that a change can fail, each about what changed alone where it can be.
 * @param files paths of changed files that still exist
 * @param tests those that the change can reach, browser tests chosen already
 */
export function reachedBy(
  files: readonly string[],
  tests: Pick<ReachedTests, 'units' | 'blocks' | 'specs'>,
): Phase[] {
  if (files.length === 0) return [];
  const code = files.filter(isCode);
  const touches = (...folders: string[]) => folders.some((folder) => files.some(inFolder(folder)));
  return [
    ...(tests.specs.length > 0 ? [{ name: 'browser', command: npm('e2e', ...tests.specs) }] : []),
    ...(code.length > 0 ? checksOf(code) : []),
    ...(tests.units.length > 0
      ? [{ name: 'unit', command: npm('unit', ...jestReport, '--runTestsByPath', ...tests.units) }]
      : []),
    ...(tests.blocks.length > 0 ? [{ name: 'blocks', command: everyExampleOf(tests.blocks) }] : []),
    { name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...files] },
    ...(touches('schema', 'blocks', 'stories')
      ? [{ name: 'codegen', command: npm('codegen:check') }]
      : []),
    ...(touches('redirects', 'services/content')
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
  npm('unit', EVERY_BLOCK, '-t', `^(?:${blocks.join('|')}) `, ...jestReportOf('blocks'));
