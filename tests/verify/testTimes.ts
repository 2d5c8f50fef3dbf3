import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Time and failure of a test of any runner. */
export interface TestTime {
  /** Name of the phase that ran it. */
  phase: string;
  /** Path relative to the project. */
  file: string;
  /** Title with those of its groups. */
  title: string;
  seconds: number;
  failure?: Failure;
}

interface Failure {
  /** Message of the runner. */
  message: string;
  /** Line of the failed assertion, or of the test if unknown. */
  line?: number;
  /** Path of the browser trace. */
  trace?: string;
  /** Command and arguments that run only this test, without npx. */
  rerunCommand: readonly string[];
}

/** The used part of Jest's `--json` report. */
interface JestReport {
  testResults: {
    name: string;
    /** Why no test of the file could run. */
    message?: string;
    status?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      location?: { line: number } | null;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: {
    title: string;
    line: number;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightResult {
  duration: number;
  error?: { message?: string; location?: SourcePosition };
  attachments?: { name: string; path?: string }[];
}

interface SourcePosition {
  file: string;
  line: number;
}

/** The used part of Playwright's `json` report. */
interface PlaywrightReport {
  config: { configFile: string; rootDir: string };
  suites: PlaywrightSuite[];
  /** Errors outside tests, such as a failed start of the product. */
  errors?: { message?: string; location?: SourcePosition }[];
}

/**
 * Reads the reports in a folder, which have the names of their phases; a missing report means that the phase
 * did not run.
 */
export function readTestTimes(folder: string): TestTime[] {
  const reportPath = (phase: string) => path.join(folder, `${phase}.json`);
  const units = ['unit', 'slow', 'blocks'].flatMap((phase) =>
    (readReport<JestReport>(reportPath(phase))?.testResults ?? [])
      .flatMap(timesOfFile)
      .map((time) => ({ phase, ...time })),
  );
  const browser = ['walk', 'browser', 'stories'].flatMap((phase) => {
    const report = readReport<PlaywrightReport>(reportPath(phase));
    return report ? timesOfReport(report).map((time) => ({ phase, ...time })) : [];
  });
  return [...units, ...browser];
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const toRelativePath = (file: string): string => path.relative('.', file);

type Time = Omit<TestTime, 'phase'>;

function timesOfFile({
  name,
  message = '',
  status,
  assertionResults,
}: JestReport['testResults'][number]): Time[] {
  const file = toRelativePath(name);
  const alone = ['jest', '-c', 'tests/jest.config.mjs', file];
  if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
    return [
      { file, title: 'cannot be run', seconds: 0, failure: { message, rerunCommand: alone } },
    ];
  }
  return assertionResults
    .filter((test) => !['pending', 'skipped', 'todo'].includes(test.status))
    .map((test) => ({
      file,
      title: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
      failure: test.status === 'failed' ? getFailure(test) : undefined,
    }));

  function getFailure({
    fullName,
    location,
    failureMessages = [],
  }: JestReport['testResults'][number]['assertionResults'][number]): Failure {
    const text = failureMessages.join('\n');
    const thrown = text.split(`${name}:`)[1];
    return {
      // The position is already in `line`.
      message: text.replace(/\n\s+at [\s\S]*$/, ''),
      line: thrown ? Number.parseInt(thrown, 10) : location?.line,
      rerunCommand: [...alone, '-t', `^${fullName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`],
    };
  }
}

function timesOfReport({ config, suites, errors = [] }: PlaywrightReport): Time[] {
  const command = ['playwright', 'test', '-c', toRelativePath(config.configFile)];
  const errorsOutsideTests = errors.map(({ message = '', location }) => ({
    file: toRelativePath(location?.file ?? config.configFile),
    title: 'outside of tests',
    seconds: 0,
    failure: { message, line: location?.line, rerunCommand: command },
  }));
  return [...suites.flatMap((suite) => timesOfSuite(suite, [])), ...errorsOutsideTests];

  function timesOfSuite(suite: PlaywrightSuite, groups: readonly string[]): Time[] {
    const file = toRelativePath(path.join(config.rootDir, suite.file));
    const directTests = suite.specs.flatMap(({ title, line, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title: [...groups, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failure: status === 'unexpected' ? failureOf(file, line, results.at(-1)) : undefined,
      })),
    );
    const nestedTests = (suite.suites ?? []).flatMap((group) =>
      timesOfSuite(group, [...groups, group.title]),
    );
    return [...directTests, ...nestedTests];
  }

  function failureOf(file: string, line: number, result?: PlaywrightResult): Failure {
    const { message = '', location } = result?.error ?? {};
    const trace = result?.attachments?.find(({ name }) => name === 'trace')?.path;
    return {
      message,
      line: location && toRelativePath(location.file) === file ? location.line : line,
      trace: trace && toRelativePath(trace),
      rerunCommand: [...command, `${file}:${line}`],
    };
  }
}
