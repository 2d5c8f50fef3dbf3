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

const jestReport = ['--json', `--outputFile=${reports}/unit.json`];
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
