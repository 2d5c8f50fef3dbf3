/**
 * `npm run verify`: runs the quick phases that a change must pass, on two cores. `--all` runs all phases
 * except quick ones that have passed with the same files; `--changed [commit]` only what the changes since
 * the commit (default: HEAD) can affect; `--only unit,browser` only these phases. Ends with code 1 if a phase
 * fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../platform/command';
import { createRunHash, hasPassed, recordPassed } from './passedPhases';
import {
  allPhases,
  type Phase,
  quickPhases,
  selectPhases,
  reportsFolder,
  slowPhases,
} from './phases';
import { type Outcome, runPhases } from './runPhases';
import { formatFailures, formatSlowest } from './summary';
import { isMapped } from './reach/reachMap';
import { readProject } from './reach/readProject';
import { selectTests } from './reach/reachedTests';
import { selectWithinBudget } from './reach/selectWithinBudget';
import { readTestTimes } from './testTimes';
import type { PhaseReport } from './work.types';

/** More would be slower: the browser tests and the product use two cores. */
const CONCURRENCY = 2;
/** Phases that need the built product or a browser. */
const PHASES_WITH_PRODUCT = ['walk', 'browser', 'slow', 'fuzz', 'stories'];
/**
 * Maximum time of browser tests for a change. Two run at a time, so the result is ready within three minutes.
 */
const MAX_BROWSER_SECONDS = 150;

async function main(): Promise<void> {
  const hash = createRunHash();
  const phases = choosePhases(hash);
  const needsProduct = phases.some(({ name }) => PHASES_WITH_PRODUCT.includes(name));
  execFileSync(process.execPath, ['launcher/prepare.mjs', needsProduct ? 'tests' : 'code'], {
    stdio: 'inherit',
  });
  mkdirSync(reportsFolder, { recursive: true });
  for (const { name } of phases) removeReports(name);

  const started = performance.now();
  const outcomes = await runPhases(phases, { concurrency: CONCURRENCY, print: console.log });
  writeOutcomes(outcomes);
  const names = new Set(phases.map(({ name }) => name));
  const times = readTestTimes(reportsFolder).filter(({ phase }) => names.has(phase));
  for (const line of formatSlowest(times)) console.log(line);
  for (const { name, succeeded, seconds, cpuSeconds } of outcomes) {
    const took = `${Math.round(seconds)} s, ${Math.round(cpuSeconds)} s of the processor`;
    console.log(`${succeeded ? 'passed' : 'FAILED'} ${name}, ${took}`);
  }
  console.log(`${Math.round((performance.now() - started) / 1000)} s in all`);
  for (const line of formatFailures(times, outcomes, phases)) console.log(line);
  if (outcomes.some(({ succeeded }) => !succeeded)) process.exitCode = 1;
  // Files changed during the run have not been tested.
  if (createRunHash() !== hash) return;
  for (const { name, succeeded } of outcomes) if (succeeded) recordPassed(name, hash);
}

/** Keeps the reports of other phases, which the table of test times needs (tests/bench/testWork.ts). */
function removeReports(phase: string): void {
  for (const file of readdirSync(reportsFolder)) {
    if (file.startsWith(`${phase}.`)) rmSync(path.join(reportsFolder, file));
  }
}

function writeOutcomes(outcomes: readonly Outcome[]): void {
  const file = path.join(reportsFolder, 'phases.json');
  const existingReports = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as PhaseReport[])
    : [];
  const isNew = ({ name }: PhaseReport) => outcomes.some((outcome) => outcome.name === name);
  const newReports = outcomes.map(({ name, seconds, cpuSeconds }) => ({
    name,
    seconds,
    cpuSeconds,
  }));
  writeFileSync(
    file,
    JSON.stringify([...existingReports.filter((phase) => !isNew(phase)), ...newReports]),
  );
}

function choosePhases(hash: string): readonly Phase[] {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const [commit = 'HEAD', ...others] = positionals;
  if (others.length > 0 || (positionals.length > 0 && !values.changed)) {
    throw new UsageError('Only --changed has a commit after it.');
  }
  if (values.changed) return selectPhasesOfChange(listChangedFiles(commit));
  if (values.all)
    return [...quickPhases.filter(({ name }) => !hasPassedBefore(name, hash)), ...slowPhases];
  if (values.only === undefined) return quickPhases;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !allPhases.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    const known = allPhases.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no phase ${unknown.join(', ')}; there are ${known}.`);
  }
  return allPhases.filter(({ name }) => names.includes(name));
}

function hasPassedBefore(phase: string, hash: string): boolean {
  const passed = hasPassed(phase, hash);
  if (passed) console.log(`${phase} has passed with these files.`);
  return passed;
}

function selectPhasesOfChange(files: readonly string[]): Phase[] {
  const project = readProject();
  const tests = selectTests(files, project);
  const { chosen, omitted } = selectWithinBudget(tests.specs, project.map, MAX_BROWSER_SECONDS);
  if (tests.needsWalk)
    console.log('What this change reaches is not all known: the main ways are walked.');
  if (omitted.length > 0)
    console.log(`Also reached, and left to npm run test:all: ${omitted.join(', ')}`);
  const unknown = project.specs.filter((spec) => !isMapped(spec, project.map));
  if (unknown.length > 0)
    console.log(`What these reach is not known (npm run reach): ${unknown.join(', ')}`);
  return selectPhases(files, { ...tests, specs: chosen });
}

/** Returns existing files that differ from a commit or are new. */
function listChangedFiles(commit: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    if (status !== 0) throw new UsageError(`git knows no commit ${commit}, or is not there.`);
    return stdout.split('\n').filter(Boolean);
  };
  const changed = git('diff', '--name-only', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(file));
}

await runCommand('npm run verify [-- --all | --changed [commit] | --only <phases>]', main);
