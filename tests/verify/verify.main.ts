/**
 * `npm run verify`: everything that a change must pass, side by side on two cores. With `--changed [commit]`
 * only what the changes since that commit (HEAD without one) can reach; with `--only unit,browser` those
 * phases. Ends with code 1 when a phase fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../runtime/command';
import { type Phase, everything, reachedBy, reports } from './phases';
import { runPhases } from './runPhases';
import { failures, slowest } from './summary';
import { isMapped } from './reach/reachMap';
import { readProject } from './reach/readProject';
import { reachedTests } from './reach/reachedTests';
import { withinBudget } from './reach/withinBudget';
import { readTestTimes } from './testTimes';

/** More would be slower: the browser tests and their product use two cores by themselves. */
const AT_ONCE = 2;
/** Of browser tests for a change, two at a time, so that all is answered in three minutes. */
const MAX_BROWSER_SECONDS = 150;

async function main(): Promise<void> {
  const phases = choosePhases();
  const needsProduct = phases.some(({ name }) => ['browser', 'fuzz', 'stories'].includes(name));
  execFileSync(process.execPath, ['launcher/prepare.mjs', needsProduct ? 'tests' : 'code'], {
    stdio: 'inherit',
  });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const started = performance.now();
  const outcomes = await runPhases(phases, { atOnce: AT_ONCE, print: console.log });
  const times = readTestTimes(reports);
  for (const line of slowest(times)) console.log(line);
  for (const { name, succeeded, seconds } of outcomes)
    console.log(`${succeeded ? 'passed' : 'FAILED'} ${name}, ${Math.round(seconds)} s`);
  console.log(`${Math.round((performance.now() - started) / 1000)} s in all`);
  for (const line of failures(times, outcomes, phases)) console.log(line);
  if (outcomes.some(({ succeeded }) => !succeeded)) process.exitCode = 1;
}

function choosePhases(): readonly Phase[] {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const [commit = 'HEAD', ...others] = positionals;
  if (others.length > 0 || (positionals.length > 0 && !values.changed)) {
    throw new UsageError('Only --changed has a commit after it.');
  }
  if (values.changed) return phasesOfChange(changedSince(commit));
  if (values.only === undefined) return everything;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !everything.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    const known = everything.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no phase ${unknown.join(', ')}; there are ${known}.`);
  }
  return everything.filter(({ name }) => names.includes(name));
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
  const specs = new Set([...chosen, ...(tests.walk ? project.specs.filter(project.isQuick) : [])]);
  return reachedBy(files, { ...tests, specs: [...specs] });
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

await runCommand('npm run verify [-- --changed [commit] | --only <phases>]', main);
