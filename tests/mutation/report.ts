import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getRoom, folders } from './chooseMutants';
import { detectors, type Detector, type Tier, type Verdict } from './Judges';
import type { Mutant } from './mutants';

export interface JudgedMutant extends Mutant, Verdict {
  /** Number in the order of drawing, from 1. */
  number: number;
  seconds: number;
}

/** Results of a run, so that it can be continued. */
export interface RunResult {
  seed: number;
  count: number;
  tier: Tier;
  mutants: readonly JudgedMutant[];
}

const resultsFile = 'tests/results/mutation.json';

export function writeJudgement(judgement: RunResult, file = resultsFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(judgement, null, 2));
}

/** Returns the results of an earlier run before a number; none if that run drew other mutants. */
export function readEarlierResults(
  { seed, count, tier }: Omit<RunResult, 'mutants'>,
  from: number,
  file = resultsFile,
): JudgedMutant[] {
  if (!existsSync(file)) return [];
  const earlier = JSON.parse(readFileSync(file, 'utf8')) as RunResult;
  const isSame = earlier.seed === seed && earlier.count === count && earlier.tier === tier;
  return isSame ? earlier.mutants.filter(({ number }) => number < from) : [];
}

/** Returns the share of detected mutants, without timeouts. */
export function detectedShare(mutants: readonly JudgedMutant[]): number {
  const judged = mutants.filter(({ by }) => by !== 'time');
  const noticed = judged.filter(({ by }) => by !== 'nothing');
  return judged.length === 0 ? 0 : noticed.length / judged.length;
}

export const place = ({ file, line, before, after }: Mutant): string =>
  `${file}:${line} ${before} → ${after}`;

/** Formats a table of detected mutants by folder and detector, and a list of undetected ones. */
export function describeJudgement(mutants: readonly JudgedMutant[]): string[] {
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(14), ...cells.map((cell) => String(cell).padStart(9))].join('');
  const getRow = (name: string, some: readonly JudgedMutant[]) =>
    row(name, [
      some.length,
      ...detectors.map((judge) => some.filter(({ by }) => by === judge).length),
      some.length === 0 ? '' : `${Math.round(detectedShare(some) * 100)} %`,
    ]);
  const list = (by: Detector) => mutants.filter((mutant) => mutant.by === by).map(place);
  const unnoticed = list('nothing');
  const unjudged = list('time');
  return [
    row('', ['mutants', ...detectors, 'noticed']),
    ...folders
      .map((room) => ({ room, some: mutants.filter(({ file }) => getRoom(file) === room) }))
      .filter(({ some }) => some.length > 0)
      .map(({ room, some }) => getRow(room, some)),
    getRow('all', mutants),
    ...(unnoticed.length > 0 ? ['', 'Not noticed:', ...unnoticed] : []),
    ...(unjudged.length > 0 ? ['', 'Not judged, for want of time:', ...unjudged] : []),
  ];
}
