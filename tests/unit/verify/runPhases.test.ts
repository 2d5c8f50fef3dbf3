import type { Phase } from '../../verify/phases';
import { runPhases } from '../../verify/runPhases';

const node = (name: string, script: string, after?: string): Phase => ({
  name,
  after,
  command: [process.execPath, '-e', script],
});

async function run(...phases: Phase[]) {
  const printed: string[] = [];
  const outcomes = await runPhases(phases, { concurrency: 2, print: (text) => printed.push(text) });
  return { printed, outcomes: outcomes.map(({ name, succeeded }) => [name, succeeded]) };
}

it('prints a failed phase with all its output together', async () => {
  const { outcomes, printed } = await run(
    node('fine', 'console.log("all well")'),
    node('wrong', 'console.log("first"); console.error("second"); process.exit(3)'),
  );
  expect(outcomes.sort()).toEqual([
    ['fine', true],
    ['wrong', false],
  ]);
  expect(printed.find((text) => text.includes('wrong FAILED'))).toMatch(/first\nsecond\n$/);
});

it('runs a dependent phase only after the other has succeeded', async () => {
  const { outcomes, printed } = await run(
    node('shown', 'process.exit(0)', 'built'),
    node('built', 'setTimeout(() => {}, 100)'),
    node('seen', 'process.exit(0)', 'broken'),
    node('broken', 'process.exit(1)'),
  );
  expect(outcomes.map(([name]) => name).indexOf('shown')).toBeGreaterThan(
    outcomes.map(([name]) => name).indexOf('built'),
  );
  expect(Object.fromEntries(outcomes)).toEqual({
    built: true,
    shown: true,
    broken: false,
    seen: false,
  });
  expect(printed.join('')).toContain('Not run: broken failed.');
});

it('a command that does not exist counts as failed', async () => {
  const { outcomes } = await run({ name: 'gone', command: ['no-such-command-here'] });
  expect(outcomes).toEqual([['gone', false]]);
});
