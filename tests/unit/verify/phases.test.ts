import { everything, type Phase, quick, reachedBy, slow } from '../../verify/phases';

const reached = (files: readonly string[], tests: Partial<Parameters<typeof reachedBy>[1]> = {}) =>
  reachedBy(files, { units: [], blocks: [], specs: [], walk: false, ...tests });
const names = (...files: string[]) => reached(files).map(({ name }) => name);

it('a change of nothing needs no proof', () => {
  expect(names()).toEqual([]);
});

it('asks of a change only what it can fail', () => {
  expect(names('README.md')).toEqual(['format']);
  expect(names('server/app.ts')).toEqual(['types', 'lint', 'format']);
  expect(names('schema/blocks/Blurb.graphql')).toContain('codegen');
  expect(names('redirects/tables/trucks.yml')).toContain('redirects');
});

it('runs the tests that it is given, of every block those of some', () => {
  const phases = reached(['blocks/Blurb/Blurb.tsx'], {
    units: ['tests/unit/blocks/Blurb/Blurb.test.tsx'],
    blocks: ['Blurb', 'BlurbRow'],
    specs: ['tests/pages/blocks.spec.ts'],
  });
  const commandOf = (name: string) => phases.find((phase) => phase.name === name)?.command;
  expect(commandOf('unit')).toContain('tests/unit/blocks/Blurb/Blurb.test.tsx');
  expect(commandOf('browser')).toContain('tests/pages/blocks.spec.ts');
  const pattern = commandOf('blocks')?.find((word) => word.startsWith('^')) ?? 'none';
  expect('Blurb has a fixture').toMatch(new RegExp(pattern));
  expect('BlurbOther has a fixture').not.toMatch(new RegExp(pattern));
});

it('generated files, which are not linted, are no warning', () => {
  const lint = reached(['schema/generated/fields.ts']).find(({ name }) => name === 'lint');
  expect(lint?.command).toContain('--no-warn-ignored');
});

it('every phase is known by one name, and stands after those that it waits for', () => {
  const known = everything.map(({ name }) => name);
  expect(new Set(known).size).toBe(known.length);
  for (const { name, after } of everything) {
    if (after) expect(known.indexOf(after)).toBeLessThan(known.indexOf(name));
  }
});

it('a test file of Jest belongs to one tier, by its name', () => {
  const patternOf = (phases: readonly Phase[], name: string) =>
    new RegExp(phases.find((phase) => phase.name === name)?.command.at(-1) ?? 'none');
  const [inQuick, inSlow] = [patternOf(quick, 'unit'), patternOf(slow, 'slow')];
  for (const file of ['/clone/tests/docs.test.ts', '/clone.slow/tests/every-block.test.tsx']) {
    expect(file).toMatch(inQuick);
    expect(file).not.toMatch(inSlow);
  }
  expect('/clone/tests/contract/leads-killed.slow.test.ts').not.toMatch(inQuick);
  expect('/clone/tests/contract/leads-killed.slow.test.ts').toMatch(inSlow);
});

it('a change that may reach anything walks through the main ways', () => {
  const phases = reached(['package.json'], { walk: true });
  expect(phases.find(({ name }) => name === 'walk')?.command).toContain('@walk');
});
