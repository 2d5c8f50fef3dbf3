/**
 * Reports the time of the tests from the last `npm test` and `npm run test:all` in this clone: by phase, by
 * kind of work, and the slowest files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../verify/phases';
import type { BrowserWork, JestWork, PhaseReport } from '../verify/work.types';
import type { Table } from './bench.types';

export const title = 'What the tests take';

/** Maximum number of files in the table. */
const MAX_FILES = 15;

export function run(): Promise<Table> {
  const phases = readJson<PhaseReport[]>(path.join(reportsFolder, 'phases.json'));
  if (!phases) throw new Error('No tests have run in this clone: npm test, then npm run test:all.');
  const jest = readReports<JestWork>('.jest-work.jsonl', (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JestWork),
  );
  const browser = readReports<BrowserWork>(
    '.browser-work.json',
    (text) => JSON.parse(text) as BrowserWork[],
  );
  return Promise.resolve({
    columns: ['what', 'tests', 'CPU s', 'wall s'],
    rows: [
      ...phases.map(({ name, cpuSeconds, seconds }) => [`phase ${name}`, '', cpuSeconds, seconds]),
      ...createJestRows(jest),
      ...createBrowserRows(browser),
      ...findHeaviest(
        jest.map((work) => ({ ...work, cpu: totalCpuSeconds(work) })),
        ({ cpu }) => cpu,
      ).map(({ file, tests, cpu, wallSeconds }) => [file, tests, cpu, wallSeconds]),
      ...findHeaviest(browser, ({ wallSeconds }) => wallSeconds).map(
        ({ file, tests, wallSeconds }) => [file, tests, '', wallSeconds],
      ),
    ],
    notes: [
      'CPU of a phase: of its process and of all that ended with it. Of a file of Jest: of its worker, processes that it ended included; databases of the worker are in the phase alone.',
      'Seconds of browser tests are those of a worker; two work at a time.',
    ],
  });
}

const totalCpuSeconds = ({ cpuSeconds: { environment, imports, tests } }: JestWork) =>
  environment + imports + tests;

function createJestRows(jest: readonly JestWork[]): Table['rows'] {
  const sum = (kind: keyof JestWork['cpuSeconds']) =>
    jest.reduce((seconds, { cpuSeconds }) => seconds + cpuSeconds[kind], 0);
  return [
    [`Jest: starting ${jest.length} environments`, '', sum('environment'), ''],
    ['Jest: importing (transpiling what is not in the cache)', '', sum('imports'), ''],
    ['Jest: tests', jest.reduce((count, { tests }) => count + tests, 0), sum('tests'), ''],
  ];
}

function createBrowserRows(browser: readonly BrowserWork[]): Table['rows'] {
  const kinds = Object.keys(browser[0]?.seconds ?? {}) as (keyof BrowserWork['seconds'])[];
  const loads = browser.reduce((count, { pageLoads }) => count + pageLoads, 0);
  return kinds.map((kind) => [
    `browser: ${kind === 'page loads' ? `${loads} page loads` : kind}`,
    '',
    '',
    browser.reduce((seconds, work) => seconds + work.seconds[kind], 0),
  ]);
}

const findHeaviest = <Work>(all: readonly Work[], weight: (work: Work) => number): Work[] =>
  [...all].sort((one, other) => weight(other) - weight(one)).slice(0, MAX_FILES);

function readReports<Work>(ending: string, parse: (text: string) => Work[]): Work[] {
  return readdirSync(reportsFolder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => parse(readFileSync(path.join(reportsFolder, name), 'utf8')));
}

const readJson = <Value>(file: string): Value | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : undefined;
