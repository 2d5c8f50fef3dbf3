import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTestTimes } from '../../verify/testTimes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: object) =>
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));

const unit = path.resolve('tests/unit/a.test.ts');
const command = ['jest', '-c', 'tests/jest.config.mjs', 'tests/unit/a.test.ts'];

it('reads durations of unit tests and the places of failed assertions', () => {
  const failureMessages = [
    `Error: expect(1).toBe(2)\n    at check (${path.resolve('tests/unit/b.ts')}:3:1)\n    at ${unit}:31:9`,
  ];
  const failed = { status: 'failed', location: { line: 29 } };
  report('unit', {
    testResults: [
      {
        name: unit,
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 20 },
          { fullName: 'is left out', status: 'pending' },
          { fullName: '[NAV-07] sums (of 2)', ...failed, failureMessages },
          { fullName: 'hangs', ...failed, failureMessages: ['thrown: "Exceeded timeout"'] },
        ],
      },
    ],
  });
  const file = 'tests/unit/a.test.ts';
  expect(readTestTimes(folder)).toEqual([
    { phase: 'unit', file, title: 'adds', seconds: 0.02, failure: undefined },
    {
      phase: 'unit',
      file,
      title: '[NAV-07] sums (of 2)',
      seconds: 0,
      failure: {
        message: 'Error: expect(1).toBe(2)',
        line: 31,
        rerunCommand: [...command, '-t', '^\\[NAV-07\\] sums \\(of 2\\)$'],
      },
    },
    {
      phase: 'unit',
      file,
      title: 'hangs',
      seconds: 0,
      failure: {
        message: 'thrown: "Exceeded timeout"',
        line: 29,
        rerunCommand: [...command, '-t', '^hangs$'],
      },
    },
  ]);
});

it('a file whose tests cannot be run counts as failed', () => {
  const message = 'Cannot find module';
  report('blocks', {
    testResults: [{ name: unit, status: 'failed', message, assertionResults: [] }],
  });
  expect(readTestTimes(folder)).toMatchObject([
    { phase: 'blocks', file: 'tests/unit/a.test.ts', failure: { message, rerunCommand: command } },
  ]);
});

it('reads durations of browser tests, including groups, and the paths of their traces', () => {
  const rootDir = path.resolve('tests/pages');
  const trace = path.resolve('tests/results/playwright/list/trace.zip');
  const error = {
    message: 'Not in sight',
    location: { file: path.join(rootDir, 'list.spec.ts'), line: 44 },
  };
  const spec = (title: string, line: number, status: string, result: object) => ({
    title,
    line,
    tests: [{ status, results: [{ duration: 3000, ...result }] }],
  });
  report('browser', {
    config: { rootDir, configFile: path.resolve('tests/playwright.config.ts') },
    suites: [
      {
        title: 'list.spec.ts',
        file: 'list.spec.ts',
        specs: [spec('sorts', 10, 'expected', {})],
        suites: [
          {
            title: 'on a phone',
            file: 'list.spec.ts',
            specs: [
              spec('[LIST-14] pages', 40, 'unexpected', {
                error,
                attachments: [{ name: 'trace', path: trace }],
              }),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'The product did not start' }],
  });
  const alone = ['playwright', 'test', '-c', 'tests/playwright.config.ts'];
  expect(readTestTimes(folder)).toEqual([
    {
      phase: 'browser',
      file: 'tests/pages/list.spec.ts',
      title: 'sorts',
      seconds: 3,
      failure: undefined,
    },
    {
      phase: 'browser',
      file: 'tests/pages/list.spec.ts',
      title: 'on a phone › [LIST-14] pages',
      seconds: 3,
      failure: {
        message: 'Not in sight',
        line: 44,
        trace: 'tests/results/playwright/list/trace.zip',
        rerunCommand: [...alone, 'tests/pages/list.spec.ts:40'],
      },
    },
    {
      phase: 'browser',
      file: 'tests/playwright.config.ts',
      title: 'outside of tests',
      seconds: 0,
      failure: { message: 'The product did not start', line: undefined, rerunCommand: alone },
    },
  ]);
});

it('the list of test times is empty when no tests ran', () => {
  expect(readTestTimes(folder)).toEqual([]);
});
