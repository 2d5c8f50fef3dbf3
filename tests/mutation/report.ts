import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { roomOf, rooms } from './chooseMutants';
import { judges, type Judge, type Tier, type Verdict } from './Judges';
import type { Mutant } from './mutants';

export interface JudgedMutant extends Mutant, Verdict {
  /** From 1, in the order in which they were drawn. */
  number: number;
  seconds: number;
}

/** What a run found out, so that it can go on later. */
export interface Judgement {
  seed: number;
  count: number;
  tier: Tier;
  mutants: readonly JudgedMutant[];
}

const resultsFile = 'tests/results/mutation.json';

export function writeJudgement(judgement: Judgement, file = resultsFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(judgement, null, 2));
}

/** What an earlier run found out about the mutants before a number; nothing where it drew other ones. */
export function readJudged(
  { seed, count, tier }: Omit<Judgement, 'mutants'>,
  from: number,
  file = resultsFile,
): JudgedMutant[] {
  if (!existsSync(file)) return [];
  const known = JSON.parse(readFileSync(file, 'utf8')) as Judgement;
  const isSame = known.seed === seed && known.count === count && known.tier === tier;
  return isSame ? known.mutants.filter(({ number }) => number < from) : [];
}

/** Share of those that were judged. */
export function noticedShare(mutants: readonly JudgedMutant[]): number {
  const judged = mutants.filter(({ by }) => by !== 'time');
  const noticed = judged.filter(({ by }) => by !== 'nothing');
  return judged.length === 0 ? 0 : noticed.length / judged.length;
}

export const place = ({ file, line, before, after }: Mutant): string =>
  `${file}:${line} ${before} → ${after}`;

/** A table of who noticed how many in each room, and the list of what was not noticed. */
export function describeJudgement(mutants: readonly JudgedMutant[]): string[] {
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(14), ...cells.map((cell) => String(cell).padStart(9))].join('');
  const rowOf = (name: string, some: readonly JudgedMutant[]) =>
    row(name, [
      some.length,
      ...judges.map((judge) => some.filter(({ by }) => by === judge).length),
      some.length === 0 ? '' : `${Math.round(noticedShare(some) * 100)} %`,
    ]);
  const list = (by: Judge) => mutants.filter((mutant) => mutant.by === by).map(place);
  const unnoticed = list('nothing');
  const unjudged = list('time');
  return [
    row('', ['mutants', ...judges, 'noticed']),
    ...rooms
      .map((room) => ({ room, some: mutants.filter(({ file }) => roomOf(file) === room) }))
      .filter(({ some }) => some.length > 0)
      .map(({ room, some }) => rowOf(room, some)),
    rowOf('all', mutants),
    ...(unnoticed.length > 0 ? ['', 'Not noticed:', ...unnoticed] : []),
    ...(unjudged.length > 0 ? ['', 'Not judged, for want of time:', ...unjudged] : []),
  ];
}
