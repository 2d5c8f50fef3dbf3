/** @jest-environment node */
import { everything, reachedBy } from '../../verify/phases';

const names = (...files: string[]) => reachedBy(files).map(({ name }) => name);

it('a change of nothing needs no proof', () => {
  expect(names()).toEqual([]);
});

it('asks of a change only what it can fail', () => {
  expect(names('README.md')).toEqual(['unit', 'format']);
  expect(names('server/app.ts')).toEqual(['types', 'lint', 'unit', 'format']);
  expect(names('schema/blocks/Blurb.graphql')).toContain('codegen');
  expect(names('redirects/tables/trucks.yml')).toContain('redirects');
  expect(names('tests/pages/carList.spec.ts')).toContain('browser');
});

it('every phase is known by one name, and stands after those that it waits for', () => {
  const known = everything.map(({ name }) => name);
  expect(new Set(known).size).toBe(known.length);
  for (const { name, after } of everything) {
    if (after) expect(known.indexOf(after)).toBeLessThan(known.indexOf(name));
  }
});
