import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a test of any runner took. */
export interface TestTime {
  name: string;
  seconds: number;
  /** Why it failed, as the runner tells it; absent when it passed. */
  failure?: string;
}

/** Of Jest's `--json` report: what is read here. */
interface JestReport {
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
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

/** The slowest tests and those that failed, as lines for a person. */
export function summarise(times: readonly TestTime[], count = 10): string[] {
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);
  const failed = times.filter(({ failure }) => failure !== undefined);
  return [
    ...(slowest.length > 0 ? [`Slowest of ${times.length} tests:`, ...slowest.map(line)] : []),
    ...(failed.length > 0 ? ['Failed:', ...failed.flatMap(failureLines)] : []),
  ];
}

/** More than this of a failure is read where its phase printed it. */
const FAILURE_LINES = 12;

function failureLines({ name, failure = '' }: TestTime): string[] {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .filter((text) => text.trim());
  return [`  ${name}`, ...lines.slice(0, FAILURE_LINES).map((text) => `    ${text}`)];
}

const line = ({ name, seconds }: TestTime): string =>
  `  ${seconds.toFixed(1).padStart(6)} s  ${name}`;

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function timesOfFile({ name, assertionResults }: JestReport['testResults'][number]): TestTime[] {
  const file = path.relative('.', name);
  return assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
    name: `${file} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    ...(status === 'failed' && { failure: failureMessages.join('\n') }),
  }));
}

function timesOfSuite({ file, specs, suites = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(status === 'unexpected' && { failure: results.at(-1)?.error?.message ?? '' }),
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}
