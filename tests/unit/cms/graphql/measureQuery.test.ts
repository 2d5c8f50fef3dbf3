import { Kind, parse } from 'graphql';
import { measureQuery, measureNesting } from '../../../../cms/graphql/measureQuery';

test('brackets in strings and comments do not count as nesting', () => {
  expect(measureNesting('{ a(b: "{{{", c: """{ " \\""" {""") { d } # {{{\n }')).toBe(2);
  expect(measureNesting('{ a(b: "\\"{{") }')).toBe(2);
});

test.each([
  ['escaped quotes', '"' + '\\"'.repeat(128_000)],
  ['quotes', '"a'.repeat(128_000)],
  ['lines with a quote', '"a\\"\n'.repeat(50_000)],
  ['block strings', '"""' + '\\"""'.repeat(64_000)],
  ['brackets', '{'.repeat(256_000)],
])('measures a large body of %s in a single pass', (_, query) => {
  const { user } = process.cpuUsage();
  measureNesting(query);
  // Measures CPU time. It took minutes when the search started again at each quote.
  expect(process.cpuUsage({ user, system: 0 }).user / 1000).toBeLessThan(500);
});

test.each([
  ['in the query', 'query { item { children(first: 100) { name } } }', {}],
  ['in a variable', 'query ($n: Int) { item { children(first: $n) { name } } }', { n: 100 }],
  ['by default', 'query ($n: Int = 100) { item { children(first: $n) { name } } }', {}],
])('the length of a list counts, given %s', (_, query, variables) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  expect(measureQuery(document, operation, variables).cost).toBe(102);
});
