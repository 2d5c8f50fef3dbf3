import { listMutants, mutate } from '../../mutation/mutants';

const changes = (text: string) =>
  listMutants('domain/example.tsx', text).map((mutant) => mutate(text, mutant));

it('changes one token at a time: operators, numbers, booleans and strings that are compared', () => {
  expect(changes('const a = b < 2 && c;')).toEqual([
    'const a = b < 2 || c;',
    'const a = b <= 2 && c;',
    'const a = b < 3 && c;',
  ]);
  expect(changes("const a = b === 'x' ? true : 1_000;")).toEqual([
    "const a = b !== 'x' ? true : 1_000;",
    "const a = b === '' ? true : 1_000;",
    "const a = b === 'x' ? false : 1_000;",
    "const a = b === 'x' ? true : 1001;",
  ]);
});

it('does not change types, imports, concatenated texts and styles', () => {
  expect(changes("import { a } from './a';\nlet b: 1 | 'x';")).toEqual([]);
  expect(changes("const Box = styled('div', { padding: 4 });")).toEqual([]);
  expect(changes("const a = b + ' km';").filter((text) => text.includes(' - '))).toEqual([]);
});
