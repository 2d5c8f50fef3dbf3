import { canBeMutated, chooseMutants, folders } from '../../mutation/chooseMutants';
import { SeededRandom } from '../../support/seededRandom';

const mutant = (file: string, line: number) => ({ file, at: 0, line, before: '1', after: '2' });
const files = [
  ...Array.from({ length: 50 }, (_, index) => `blocks/${index}.ts`),
  'domain/one.ts',
  'domain/empty.ts',
  'server/one.ts',
  'server/two.ts',
];
const mutantsIn = (file: string) =>
  file === 'domain/empty.ts' ? [] : [mutant(file, 1), mutant(file, 2)];
const draw = (count: number, seed = 1) =>
  chooseMutants(count, files, mutantsIn, new SeededRandom(seed)).map(({ file }) => file);

it('draws from every directory in turn, at most once from a file, until a directory is used up', () => {
  const drawn = draw(8);
  const inRoom = (room: string) => drawn.filter((file) => file.startsWith(`${room}/`)).length;
  expect(drawn).toHaveLength(8);
  expect(new Set(drawn).size).toBe(8);
  expect([inRoom('domain'), inRoom('server'), inRoom('blocks')]).toEqual([1, 2, 5]);
});

it('draws the same mutants for the same seed, and no more than exist', () => {
  expect(draw(6)).toEqual(draw(6));
  expect(draw(6)).not.toEqual(draw(6, 2));
  expect(draw(100)).toHaveLength(53);
});

it('draws only from product code, not from styles, examples, types and generated files', () => {
  expect(folders).toEqual(expect.arrayContaining(['blocks', 'server', 'schema', 'launcher']));
  const drawn = ['server/app.ts', 'schema/codegen/run.ts', 'blocks/Blurb/Blurb.tsx'];
  const others = [
    'blocks/Blurb/Blurb.fixture.ts',
    'blocks/registry.ts',
    'schema/generated/contract.ts',
    'platform/pages/page.types.ts',
    'site/edit/editorStyles.ts',
    'tests/structure.test.ts',
    'stories/blocks/Blurb.stories.tsx',
    'domain/README.md',
  ];
  expect([...drawn, ...others].filter(canBeMutated)).toEqual(drawn);
});
