/**
 * `npm run verify`: everything that a change must pass, side by side on two cores. With `--changed [commit]`
 * only what the changes since that commit (HEAD without one) can reach; with `--only unit,browser` those
 * phases. Ends with code 1 when a phase fails.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { type Phase, everything, reachedBy, reports } from './phases';
import { runPhases } from './runPhases';
import { readTestTimes, summarise } from './testTimes';

/** More would be slower: the browser tests and their product use two cores by themselves. */
const AT_ONCE = 2;

const [option, value] = process.argv.slice(2);
const phases = choosePhases();
const needsProduct = phases.some(({ name }) => ['browser', 'fuzz', 'stories'].includes(name));
execFileSync(process.execPath, ['launcher/prepare.mjs', needsProduct ? 'tests' : 'code'], {
  stdio: 'inherit',
});
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = performance.now();
const outcomes = await runPhases(phases, { atOnce: AT_ONCE, print: console.log });
for (const line of summarise(readTestTimes(reports))) console.log(line);
for (const { name, succeeded, seconds } of outcomes)
  console.log(`${succeeded ? 'passed' : 'FAILED'} ${name}, ${Math.round(seconds)} s`);
console.log(`${Math.round((performance.now() - started) / 1000)} s in all`);
if (outcomes.some(({ succeeded }) => !succeeded)) process.exitCode = 1;

function choosePhases(): readonly Phase[] {
  if (option === '--changed') return reachedBy(changedSince(value ?? 'HEAD'));
  if (option !== '--only') return everything;
  const names = (value ?? '').split(',');
  const unknown = names.filter((name) => !everything.some((phase) => phase.name === name));
  if (unknown.length > 0) throw new Error(`There is no phase ${unknown.join(', ')}`);
  return everything.filter(({ name }) => names.includes(name));
}

/** Files that differ from a commit or are new, and still exist. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(file));
}
