/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTestTimes, summarise } from '../../verify/testTimes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('tells the slowest tests of all runners and those that failed', () => {
  writeFileSync(
    path.join(folder, 'unit.json'),
    JSON.stringify({
      testResults: [
        {
          name: path.resolve('tests/unit/a.test.ts'),
          assertionResults: [
            { fullName: 'adds', status: 'passed', duration: 20 },
            { fullName: 'waits', status: 'passed', duration: 900 },
            {
              fullName: 'fails',
              status: 'failed',
              failureMessages: ['1 is not 2'],
            },
          ],
        },
      ],
    }),
  );
  const error = { message: '\u001b[31mNot in sight\u001b[39m\n\nafter 15 s' };
  const test = (title: string, status: string, duration: number) => ({
    title,
    tests: [{ status, results: [{ duration, error }] }],
  });
  writeFileSync(
    path.join(folder, 'browser.json'),
    JSON.stringify({
      suites: [
        {
          file: 'list.spec.ts',
          specs: [test('sorts', 'expected', 3000)],
          suites: [
            { file: 'list.spec.ts', specs: [test('filters', 'expected', 3500)] },
            { file: 'list.spec.ts', specs: [test('pages', 'unexpected', 100)] },
          ],
        },
      ],
    }),
  );
  expect(summarise(readTestTimes(folder), 2)).toEqual([
    'Slowest of 6 tests:',
    '     3.5 s  list.spec.ts › filters',
    '     3.0 s  list.spec.ts › sorts',
    'Failed:',
    '  tests/unit/a.test.ts › fails',
    '    1 is not 2',
    '  list.spec.ts › pages',
    '    Not in sight',
    '    after 15 s',
  ]);
});

it('says nothing where nothing ran', () => {
  expect(summarise(readTestTimes(folder))).toEqual([]);
});
