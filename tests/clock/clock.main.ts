/**
 * `npm run test:clock`: the tests of what depends on dates, at each time that such rules go wrong at and in two time
 * zones of the machine, one after the other. `-- --at friday,spring --zone UTC --only unit` chooses. Ends with code 1
 * when one fails; each cell can be run again by the command that is told.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../platform/command';
import { browserTests, unitTests } from './datedTests';
import { momentsAfter, zones } from './moments';

const runners = {
  unit: ['jest', '-c', 'tests/jest.config.mjs', ...unitTests],
  browser: ['playwright', 'test', '-c', 'tests/playwright.config.ts', ...browserTests],
};

/** Names that were given, or all. @throws UsageError for an unknown one */
function chosen<Name extends string>(given: string | undefined, known: readonly Name[]): Name[] {
  if (given === undefined) return [...known];
  const names = given.split(',');
  const unknown = names.filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0) {
    throw new UsageError(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return known.filter((name) => names.includes(name));
}

function main(): void {
  const { values } = parseArgs({
    options: { at: { type: 'string' }, zone: { type: 'string' }, only: { type: 'string' } },
  });
  const moments = momentsAfter(new Date());
  const names = chosen(
    values.at,
    moments.map(({ name }) => name),
  );
  const runnerNames = chosen(values.only, Object.keys(runners) as (keyof typeof runners)[]);
  const failed: string[] = [];
  for (const { name, clock } of moments.filter((moment) => names.includes(moment.name))) {
    for (const zone of chosen(values.zone, zones)) {
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
