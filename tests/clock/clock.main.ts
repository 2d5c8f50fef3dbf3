/**
 * `npm run test:clock`: runs the tests that depend on dates at times when date rules tend to fail, in two
 * time zones of the machine. `-- --at friday,spring --zone UTC --only unit` selects some of them. Ends with
 * code 1 if one fails, and prints the command that repeats it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../platform/command';
import { browserTests, unitTests } from './datedTests';
import { createInstants, zones } from './instants';

const runners = {
  unit: ['jest', '-c', 'tests/jest.config.mjs', ...unitTests],
  browser: ['playwright', 'test', '-c', 'tests/playwright.config.ts', ...browserTests],
};

/** Returns the given names, or all. @throws UsageError for an unknown name */
function parseNames<Name extends string>(
  given: string | undefined,
  known: readonly Name[],
): Name[] {
  if (given === undefined) return [...known];
  const names = given.split(',');
  const unknown = names.filter((name) => !known.some((entry) => entry === name));
  if (unknown.length > 0) {
    throw new UsageError(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return known.filter((name) => names.includes(name));
}

function main(): void {
  const { values } = parseArgs({
    options: { at: { type: 'string' }, zone: { type: 'string' }, only: { type: 'string' } },
  });
  const instants = createInstants(new Date());
  const names = parseNames(
    values.at,
    instants.map(({ name }) => name),
  );
  const runnerNames = parseNames(values.only, Object.keys(runners) as (keyof typeof runners)[]);
  const failed: string[] = [];
  for (const { name, clock } of instants.filter((instant) => names.includes(instant.name))) {
    for (const zone of parseNames(values.zone, zones)) {
      for (const runner of runnerNames) {
        console.log(`\n── ${name}, ${zone}, ${runner}: CLOCK=${clock} TZ=${zone}`);
        const { status } = spawnSync('npx', runners[runner], {
          env: { ...process.env, CLOCK: clock, TZ: zone },
          stdio: 'inherit',
        });
        if (status !== 0) failed.push(`--at ${name} --zone ${zone} --only ${runner}`);
      }
    }
  }
  for (const cell of failed) console.log(`FAILED npm run test:clock -- ${cell}`);
  if (failed.length > 0) process.exitCode = 1;
}

void runCommand('npm run test:clock -- --at friday,spring --zone UTC --only unit,browser', main);
