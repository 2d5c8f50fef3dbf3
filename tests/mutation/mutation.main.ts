/**
 * `npm run mutation [-- --count 200 --seed 1 --tier related|quick|all --from 1 --seconds 300]`: changes
 * single tokens, one after another, from all folders of the product evenly, and reports which changes the
 * compiler, unit tests, contract tests or (`--tier all`) browser tests detect. Results are in
 * tests/results/mutation.json; `--from 57` continues with number 57. Runs at low priority. Ends with code 1
 * if the share of detected mutants is too low for the tier.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { readWholeNumber, runCommand, UsageError } from '../../platform/command';
import { SeededRandom } from '../support/seededRandom';
import { readImporters } from '../verify/reach/importers';
import { listFiles, readProject } from '../verify/reach/readProject';
import { canBeMutated, chooseMutants } from './chooseMutants';
import { Compiler } from './Compiler';
import { MutantJudge, tiers, type Tier } from './Judges';
import { listMutants } from './mutants';
import {
  describeJudgement,
  detectedShare,
  place,
  readEarlierResults,
  writeJudgement,
  type JudgedMutant,
} from './report';
import { TestCopy } from './TestCopy';

/** Minimum shares of detected mutants. */
const MIN_DETECTED_SHARES: Readonly<Record<Tier, number>> = { related: 0.7, quick: 0.75, all: 0.9 };

function main(): void {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      tier: { type: 'string', default: 'quick' },
      from: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '300' },
    },
  });
  const tier = tiers.find((entry) => entry === values.tier);
  if (!tier) throw new UsageError(`--tier is one of ${tiers.join(', ')}.`);
  const count = readWholeNumber('--count', values.count);
  const seed = readWholeNumber('--seed', values.seed, { min: 0 });
  const from = readWholeNumber('--from', values.from);
  const maxSeconds = readWholeNumber('--seconds', values.seconds);
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

  const files = listFiles();
  const chosen = chooseMutants(
    count,
    files.filter(canBeMutated),
    (file) => listMutants(file, readFileSync(file, 'utf8')),
    new SeededRandom(seed),
  );
  const judged: JudgedMutant[] = readEarlierResults({ seed, count, tier }, from);
  const copy = new TestCopy(files);
  const judges = new MutantJudge(new Compiler(process.cwd()), copy, {
    tier,
    maxSeconds,
    project: readProject(files),
    allImporters: readImporters(files, true),
  });
  try {
    for (const [at, mutant] of chosen.entries()) {
      const number = at + 1;
      if (number < from) continue;
      const started = performance.now();
      const verdict = judges.judge(mutant);
      const seconds = Math.round((performance.now() - started) / 1000);
      judged.push({ ...mutant, ...verdict, number, seconds });
      writeJudgement({ seed, count, tier, mutants: judged });
      console.log(`${number}/${chosen.length} ${verdict.by}, ${seconds} s  ${place(mutant)}`);
    }
  } finally {
    copy.remove();
  }
  for (const line of describeJudgement(judged)) console.log(line);
  if (judges.brokenTests.length > 0)
    console.log(`Not asked, since they fail without a change: ${judges.brokenTests.join(', ')}`);
  process.exitCode = detectedShare(judged) >= MIN_DETECTED_SHARES[tier] ? 0 : 1;
}

await runCommand(
  'npm run mutation [-- --count <number> --seed <number> --tier related|quick|all --from <number> --seconds <number>]',
  main,
);
