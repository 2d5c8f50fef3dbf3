import { NOT_SLOW, SLOW } from './tiers';

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

/** Jest, told of the files whose path fits a pattern; its report has the phase's name. */
const jest = (name: string, ...args: string[]): Phase['command'] => [
  'jest',
  '-c',
  'tests/jest.config.mjs',
  '--json',
  `--outputFile=${reports}/${name}.json`,
  ...args,
];
const jestReport = ['--json', `--outputFile=${reports}/unit.json`];
const playwright = (...args: string[]): Phase['command'] => [
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

/** What `npm test` runs, longest first: what is left at the end is short. */
export const quick: readonly Phase[] = [
  { name: 'unit', command: jest('unit', '--testPathPatterns', NOT_SLOW) },
  { name: 'walk', command: playwright('--grep', '@walk') },
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
  { name: 'browser', command: playwright('--grep-invert', '@walk') },
  { name: 'slow', command: jest('slow', '--testPathPatterns', SLOW) },
  { name: 'storybook', command: npm('storybook:build') },
  { name: 'stories', command: npm('test:stories'), after: 'storybook' },
  { name: 'fuzz', command: npm('fuzz') },
];

/** Everything that a change must pass. */
export const everything = [...quick, ...slow];

const isCode = (file: string): boolean => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/**
 * The phases that a change can fail, each about the changed files alone where it can be. Browser tests run
 * where their own file changed: what they look at is the built product.
 * @param files paths of changed files that still exist
 */
export function reachedBy(files: readonly string[]): Phase[] {
  if (files.length === 0) return [];
  const code = files.filter(isCode);
  const specs = files.filter((file) => /^tests\/pages\/.*\.spec\.ts$/.test(file));
  const touches = (...folders: string[]) => folders.some((folder) => files.some(inFolder(folder)));
  const related = ['--findRelatedTests', '--passWithNoTests', ...files, ...jestReport];
  return [
    ...(code.length > 0
      ? ([
          { name: 'types', command: compile },
          { name: 'lint', command: ['eslint', '--max-warnings', '0', ...code] },
        ] satisfies Phase[])
      : []),
    { name: 'unit', command: npm('unit', ...related) },
    { name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...files] },
    ...(touches('schema', 'blocks', 'stories')
      ? [{ name: 'codegen', command: npm('codegen:check') }]
      : []),
    ...(touches('redirects', 'services/content')
      ? [{ name: 'redirects', command: npm('redirects:check') }]
      : []),
    ...(specs.length > 0 ? [{ name: 'browser', command: npm('e2e', ...specs) }] : []),
  ];
}
