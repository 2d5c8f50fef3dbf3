import type { Phase } from '../../verify/phases';
import { formatFailures, formatSlowest } from '../../verify/summary';
import type { TestTime } from '../../verify/testTimes';

const passed = (title: string, seconds: number): TestTime => ({
  phase: 'unit',
  file: 'a.test.ts',
  title,
  seconds,
});
const broken: TestTime = {
  phase: 'browser',
  file: 'tests/pages/list.spec.ts',
  title: "[LIST-14] [NAV-07] the list's pages",
  seconds: 1,
  failure: {
    message: '\u001b[31mNot in sight\u001b[39m\n\nafter 15 s',
    line: 44,
    trace: 'tests/results/playwright/list/trace.zip',
    rerunCommand: ['playwright', 'test', 'tests/pages/list.spec.ts:40', '-g', "the list's pages"],
  },
};
const phases: readonly Phase[] = [
  { name: 'browser', command: ['npm', 'run', 'e2e'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
];
const outcome = (name: string, succeeded: boolean, output = '') => ({
  name,
  succeeded,
  seconds: 1,
  cpuSeconds: 1,
  output,
});

it('lists the slowest tests', () => {
  expect(formatSlowest([passed('adds', 0.9), passed('waits', 3.51), passed('runs', 2)], 2)).toEqual(
    ['Slowest of 3 tests:', '     3.5 s  a.test.ts › waits', '     2.0 s  a.test.ts › runs'],
  );
  expect(formatSlowest([])).toEqual([]);
});

it('lists each failure with place, requirements, reason, command and trace', () => {
  const outcomes = [outcome('browser', false, 'all that it said')];
  expect(formatFailures([passed('adds', 1), broken], outcomes, phases)).toEqual([
    '',
    'What failed:',
    '',
    "  tests/pages/list.spec.ts:44 › [LIST-14] [NAV-07] the list's pages",
    '      Not in sight',
    '      after 15 s',
    '    proves  LIST-14, NAV-07 (docs/spec)',
    `    alone   npx playwright test tests/pages/list.spec.ts:40 -g 'the list'\\''s pages'`,
    '    trace   npx playwright show-trace tests/results/playwright/list/trace.zip',
  ]);
});

it('lists a failing hook once for all tests of its file', () => {
  const others = ['moves', 'sorts'].map((title) => ({ ...broken, title }));
  const lines = formatFailures([broken, ...others], [outcome('browser', false)], phases);
  expect(lines.filter((line) => line.includes('list.spec.ts:44'))).toEqual([
    "  tests/pages/list.spec.ts:44 › [LIST-14] [NAV-07] the list's pages (and 2 more for the same reason)",
  ]);
});

it("shows the end of a failed check's output and the command to run it", () => {
  const said = Array.from({ length: 30 }, (_, line) => `a.ts(${line}): error`).join('\n');
  const lines = formatFailures(
    [],
    [outcome('types', false, said), outcome('browser', true)],
    phases,
  );
  expect(lines).toContain('  types');
  expect(lines).toContain('      a.ts(29): error');
  expect(lines).not.toContain('      a.ts(0): error');
  expect(lines.at(-1)).toBe('    alone   npx tsc --noEmit');
  const byNode = [{ name: 'types', command: [process.execPath, 'bin/tsc'] as const }];
  expect(formatFailures([], [outcome('types', false)], byNode).at(-1)).toBe(
    '    alone   node bin/tsc',
  );
});

it('lists a failed phase without failing tests, as when the product does not start', () => {
  const lines = formatFailures(
    [{ ...broken, phase: 'unit' }],
    [outcome('browser', false, 'Port taken')],
    phases,
  );
  expect(lines).toEqual(expect.arrayContaining(['  browser', '      Port taken']));
});

it('the list of failures is empty when nothing failed', () => {
  expect(formatFailures([passed('adds', 1)], [outcome('browser', true)], phases)).toEqual([]);
});
