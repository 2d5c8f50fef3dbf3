/**
 * `npm run verify`: the quick phases of what a change must pass, side by side on two cores. With `--all` everything but the
 * quick phases that have passed with these very files; with `--changed [commit]` only what the changes since that commit (HEAD
 * without one) can reach; with `--only unit,browser` those phases. Ends with code 1 when a phase fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../platform/command';
import { hashOfRun, hasPassed, rememberPassed } from './passedPhases';
import { everything, type Phase, quick, reachedBy, reports, slow } from './phases';
import { type Outcome, runPhases } from './runPhases';
import { failures, slowest } from './summary';
import { isMapped } from './reach/reachMap';
import { readProject } from './reach/readProject';
import { reachedTests } from './reach/reachedTests';
import { withinBudget } from './reach/withinBudget';
import { readTestTimes } from './testTimes';
import type { PhaseReport } from './work.types';

/** More would be slower: the browser tests and their product use two cores by themselves. */
const AT_ONCE = 2;
/** Phases that run the built product, or a browser. */
const NEED_PRODUCT = ['walk', 'browser', 'slow', 'fuzz', 'stories'];
/** Of browser tests for a change, two at a time, so that all is answered in three minutes. */
const MAX_BROWSER_SECONDS = 150;

async function main(): Promise<void> {
  const hash = hashOfRun();
  const phases = choosePhases(hash);
  const needsProduct = phases.some(({ name }) => NEED_PRODUCT.includes(name));
  execFileSync(process.execPath, ['launcher/prepare.mjs', needsProduct ? 'tests' : 'code'], {
    stdio: 'inherit',
  });
  mkdirSync(reports, { recursive: true });
  for (const { name } of phases) removeReports(name);

  const started = performance.now();
  const outcomes = await runPhases(phases, { atOnce: AT_ONCE, print: console.log });
  writeOutcomes(outcomes);
  const names = new Set(phases.map(({ name }) => name));
  const times = readTestTimes(reports).filter(({ phase }) => names.has(phase));
  for (const line of slowest(times)) console.log(line);
  for (const { name, succeeded, seconds, cpuSeconds } of outcomes) {
    const took = `${Math.round(seconds)} s, ${Math.round(cpuSeconds)} s of the processor`;
    console.log(`${succeeded ? 'passed' : 'FAILED'} ${name}, ${took}`);
  }
  console.log(`${Math.round((performance.now() - started) / 1000)} s in all`);
  for (const line of failures(times, outcomes, phases)) console.log(line);
  if (outcomes.some(({ succeeded }) => !succeeded)) process.exitCode = 1;
  // What changed while tests ran has not been looked at.
  if (hashOfRun() !== hash) return;
  for (const { name, succeeded } of outcomes) if (succeeded) rememberPassed(name, hash);
}

/** Those of other phases stay, for the table of what tests take (tests/bench/testWork.ts). */
function removeReports(phase: string): void {
  for (const file of readdirSync(reports)) {
    if (file.startsWith(`${phase}.`)) rmSync(path.join(reports, file));
  }
}

function writeOutcomes(outcomes: readonly Outcome[]): void {
  const file = path.join(reports, 'phases.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PhaseReport[]) : [];
  const isNew = ({ name }: PhaseReport) => outcomes.some((outcome) => outcome.name === name);
  const now = outcomes.map(({ name, seconds, cpuSeconds }) => ({ name, seconds, cpuSeconds }));
  writeFileSync(file, JSON.stringify([...before.filter((phase) => !isNew(phase)), ...now]));
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
  if (values.changed) return phasesOfChange(changedSince(commit));
  if (values.all) return [...quick.filter(({ name }) => !passedBefore(name, hash)), ...slow];
  if (values.only === undefined) return quick;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !everything.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    const known = everything.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no phase ${unknown.join(', ')}; there are ${known}.`);
  }
  return everything.filter(({ name }) => names.includes(name));
}

function passedBefore(phase: string, hash: string): boolean {
  const passed = hasPassed(phase, hash);
  if (passed) console.log(`${phase} has passed with these files.`);
  return passed;
}

function phasesOfChange(files: readonly string[]): Phase[] {
  const project = readProject();
  const tests = reachedTests(files, project);
  const { chosen, leftOut } = withinBudget(tests.specs, project.map, MAX_BROWSER_SECONDS);
  if (tests.walk)
    console.log('What this change reaches is not all known: the main ways are walked.');
  if (leftOut.length > 0)
    console.log(`Also reached, and left to npm run test:all: ${leftOut.join(', ')}`);
  const unknown = project.specs.filter((spec) => !isMapped(spec, project.map));
  if (unknown.length > 0)
    console.log(`What these reach is not known (npm run reach): ${unknown.join(', ')}`);
  return reachedBy(files, { ...tests, specs: chosen });
}

/** Files that differ from a commit or are new, and still exist. */
function changedSince(commit: string): string[] {
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
