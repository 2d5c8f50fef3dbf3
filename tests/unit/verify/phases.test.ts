import { allPhases, type Phase, quickPhases, selectPhases, slowPhases } from '../../verify/phases';

const reached = (
  files: readonly string[],
  tests: Partial<Parameters<typeof selectPhases>[1]> = {},
) => selectPhases(files, { units: [], blocks: [], specs: [], needsWalk: false, ...tests });
const names = (...files: string[]) => reached(files).map(({ name }) => name);

it('an empty change requires no checks', () => {
  expect(names()).toEqual([]);
});

it('requires only the checks that a change can break', () => {
  expect(names('README.md')).toEqual(['format']);
  expect(names('server/app.ts')).toEqual(['types', 'lint', 'format']);
  expect(names('schema/blocks/Blurb.graphql')).toContain('codegen');
  expect(names('redirects/tables/trucks.yml')).toContain('redirects');
});

it('runs the given tests, and the generated tests only for the given blocks', () => {
  const phases = reached(['blocks/Blurb/Blurb.tsx'], {
    units: ['tests/unit/blocks/Blurb/Blurb.test.tsx'],
    blocks: ['Blurb', 'BlurbRow'],
    specs: ['tests/pages/blocks.spec.ts'],
  });
  const getCommand = (name: string) => phases.find((phase) => phase.name === name)?.command;
  expect(getCommand('unit')).toContain('tests/unit/blocks/Blurb/Blurb.test.tsx');
  expect(getCommand('browser')).toContain('tests/pages/blocks.spec.ts');
  const pattern = getCommand('blocks')?.find((word) => word.startsWith('^')) ?? 'none';
  expect('Blurb has a fixture').toMatch(new RegExp(pattern));
  expect('BlurbOther has a fixture').not.toMatch(new RegExp(pattern));
});

it('ignored generated files cause no lint warnings', () => {
  const lint = reached(['schema/generated/fields.ts']).find(({ name }) => name === 'lint');
  expect(lint?.command).toContain('--no-warn-ignored');
});

it('phases have unique names and follow those that they wait for', () => {
  const phaseNames = allPhases.map(({ name }) => name);
  expect(new Set(phaseNames).size).toBe(phaseNames.length);
  for (const { name, after } of allPhases) {
    if (after) expect(phaseNames.indexOf(after)).toBeLessThan(phaseNames.indexOf(name));
  }
});

it('a Jest test file belongs to one tier, by its name', () => {
  const getPattern = (phases: readonly Phase[], name: string) =>
    new RegExp(phases.find((phase) => phase.name === name)?.command.at(-1) ?? 'none');
  const [inQuick, inSlow] = [getPattern(quickPhases, 'unit'), getPattern(slowPhases, 'slow')];
  for (const file of ['/clone/tests/docs.test.ts', '/clone.slow/tests/every-block.test.tsx']) {
    expect(file).toMatch(inQuick);
    expect(file).not.toMatch(inSlow);
  }
  expect('/clone/tests/contract/leads-killed.slow.test.ts').not.toMatch(inQuick);
  expect('/clone/tests/contract/leads-killed.slow.test.ts').toMatch(inSlow);
});

it('a change that may affect anything runs the browser tests marked @walk', () => {
  const phases = reached(['package.json'], { needsWalk: true });
  expect(phases.find(({ name }) => name === 'walk')?.command).toContain('@walk');
});
