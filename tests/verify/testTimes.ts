import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a test of any runner took. */
export interface TestTime {
  name: string;
  seconds: number;
  /** It passed only when it was tried again. */
  flaky: boolean;
}

/** Of Jest's `--json` report: what is read here. */
interface JestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null; invocations?: number }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Of Playwright's `json` reporter: what is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** Reads the reports of a folder; a runner that did not run has none. */
export function readTestTimes(folder: string): TestTime[] {
  const unit = read<JestReport>(path.join(folder, 'unit.json'));
  const browser = ['browser', 'stories'].flatMap(
    (name) => read<PlaywrightReport>(path.join(folder, `${name}.json`))?.suites ?? [],
  );
  return [...(unit?.testResults ?? []).flatMap(timesOfFile), ...browser.flatMap(timesOfSuite)];
}

/** The slowest tests, and those that passed only when tried again, as lines for a person. */
export function summarise(times: readonly TestTime[], count = 10): string[] {
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);
  const flaky = times.filter(({ flaky }) => flaky);
  return [
    ...(slowest.length > 0 ? [`Slowest of ${times.length} tests:`, ...slowest.map(line)] : []),
    ...(flaky.length > 0 ? ['Passed only when tried again:', ...flaky.map(line)] : []),
  ];
}

const line = ({ name, seconds }: TestTime): string =>
  `  ${seconds.toFixed(1).padStart(6)} s  ${name}`;

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function timesOfFile({ name, assertionResults }: JestReport['testResults'][number]): TestTime[] {
  const file = path.relative('.', name);
  return assertionResults.map(({ fullName, duration, invocations = 1 }) => ({
    name: `${file} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    flaky: invocations > 1,
  }));
}

function timesOfSuite({ file, specs, suites = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      flaky: status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}
