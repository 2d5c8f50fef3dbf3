import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Detector } from '../../mutation/Judges';
import {
  describeJudgement,
  detectedShare,
  readEarlierResults,
  writeJudgement,
} from '../../mutation/report';

const judged = (number: number, file: string, by: Detector) => ({
  ...{ file, at: 0, line: number, before: '<', after: '<=' },
  ...{ by, tests: [], number, seconds: 1 },
});
const mutants = [
  judged(1, 'domain/a.ts', 'compiler'),
  judged(2, 'server/b.ts', 'nothing'),
  judged(3, 'domain/c.ts', 'unit'),
  judged(4, 'server/d.ts', 'time'),
];

it('lists by directory how many mutants each check detected, and those not detected or judged', () => {
  const lines = describeJudgement(mutants);
  const cells = lines.map((line) => line.trim().split(/\s+(?!%)/));
  expect(cells[0]).toEqual([
    ...['mutants', 'compiler', 'unit', 'contract', 'browser', 'nothing', 'time', 'noticed'],
  ]);
  expect(cells).toContainEqual(['domain', '2', '1', '1', '0', '0', '0', '0', '100 %']);
  expect(cells).toContainEqual(['server', '2', '0', '0', '0', '0', '1', '1', '0 %']);
  expect(cells).toContainEqual(['all', '4', '1', '1', '0', '0', '1', '1', '67 %']);
  expect(lines).toContain('server/b.ts:2 < → <=');
  expect(lines.at(-1)).toBe('server/d.ts:4 < → <=');
});

it('the detected share excludes mutants that were not judged', () => {
  expect(detectedShare(mutants)).toBeCloseTo(2 / 3);
  expect(detectedShare([])).toBe(0);
});

it('resumes an earlier run of the same mutants and ignores other runs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-mutation-'));
  const file = path.join(folder, 'results', 'mutation.json');
  const run = { seed: 32, count: 4, tier: 'quick' } as const;
  try {
    expect(readEarlierResults(run, 3, file)).toEqual([]);
    writeJudgement({ ...run, mutants }, file);
    expect(readEarlierResults(run, 3, file)).toEqual(mutants.slice(0, 2));
    expect(readEarlierResults({ ...run, seed: 33 }, 3, file)).toEqual([]);
    expect(readEarlierResults({ ...run, tier: 'all' }, 3, file)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
