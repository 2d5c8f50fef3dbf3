import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a test of any runner took, and why it failed. */
export interface TestTime {
  /** That ran it, whose report says so. */
  phase: string;
  /** Path from the project's root. */
  file: string;
  /** With those of the groups that it is in. */
  title: string;
  seconds: number;
  failure?: Failure;
}

interface Failure {
  /** As the runner tells it. */
  message: string;
  /** Of the assertion in the test's file; of the test where that is not known. */
  line?: number;
  /** Of the file with the trace of what the browser did. */
  trace?: string;
  /** Command and its arguments that run the test alone; without those that find commands of packages. */
  alone: readonly string[];
}

/** Of Jest's `--json` report: what is read here. */
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
  error?: { message?: string; location?: Place };
  attachments?: { name: string; path?: string }[];
}

interface Place {
  file: string;
  line: number;
}

/** Of Playwright's `json` reporter: what is read here. */
interface PlaywrightReport {
  config: { configFile: string; rootDir: string };
  suites: PlaywrightSuite[];
  /** What failed outside of tests, such as the start of the product. */
  errors?: { message?: string; location?: Place }[];
}

/** Reads the reports of a folder, which are called as their phases; a phase that did not run has none. */
export function readTestTimes(folder: string): TestTime[] {
  const reportOf = (phase: string) => path.join(folder, `${phase}.json`);
  const units = ['unit', 'slow', 'blocks'].flatMap((phase) =>
    (read<JestReport>(reportOf(phase))?.testResults ?? [])
      .flatMap(timesOfFile)
      .map((time) => ({ phase, ...time })),
  );
  const browser = ['walk', 'browser', 'stories'].flatMap((phase) => {
    const report = read<PlaywrightReport>(reportOf(phase));
    return report ? timesOfReport(report).map((time) => ({ phase, ...time })) : [];
  });
  return [...units, ...browser];
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const fromRoot = (file: string): string => path.relative('.', file);

type Time = Omit<TestTime, 'phase'>;

function timesOfFile({
  name,
  message = '',
  status,
  assertionResults,
}: JestReport['testResults'][number]): Time[] {
  const file = fromRoot(name);
  const alone = ['jest', '-c', 'tests/jest.config.mjs', file];
  if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
    return [{ file, title: 'cannot be run', seconds: 0, failure: { message, alone } }];
  }
  return assertionResults
    .filter((test) => !['pending', 'skipped', 'todo'].includes(test.status))
    .map((test) => ({
      file,
      title: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
      failure: test.status === 'failed' ? failureOf(test) : undefined,
    }));

  function failureOf({
    fullName,
    location,
    failureMessages = [],
  }: JestReport['testResults'][number]['assertionResults'][number]): Failure {
    const text = failureMessages.join('\n');
    const thrown = text.split(`${name}:`)[1];
    return {
      // Where it was thrown is told by the line.
      message: text.replace(/\n\s+at [\s\S]*$/, ''),
      line: thrown ? Number.parseInt(thrown, 10) : location?.line,
      alone: [...alone, '-t', `^${fullName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`],
    };
  }
}

function timesOfReport({ config, suites, errors = [] }: PlaywrightReport): Time[] {
  const command = ['playwright', 'test', '-c', fromRoot(config.configFile)];
  const outside = errors.map(({ message = '', location }) => ({
    file: fromRoot(location?.file ?? config.configFile),
    title: 'outside of tests',
    seconds: 0,
    failure: { message, line: location?.line, alone: command },
  }));
  return [...suites.flatMap((suite) => timesOfSuite(suite, [])), ...outside];

  function timesOfSuite(suite: PlaywrightSuite, groups: readonly string[]): Time[] {
    const file = fromRoot(path.join(config.rootDir, suite.file));
    const own = suite.specs.flatMap(({ title, line, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title: [...groups, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failure: status === 'unexpected' ? failureOf(file, line, results.at(-1)) : undefined,
      })),
    );
    const inner = (suite.suites ?? []).flatMap((group) =>
      timesOfSuite(group, [...groups, group.title]),
    );
    return [...own, ...inner];
  }

  function failureOf(file: string, line: number, result?: PlaywrightResult): Failure {
    const { message = '', location } = result?.error ?? {};
    const trace = result?.attachments?.find(({ name }) => name === 'trace')?.path;
    return {
      message,
      line: location && fromRoot(location.file) === file ? location.line : line,
      trace: trace && fromRoot(trace),
      alone: [...command, `${file}:${line}`],
    };
  }
}
