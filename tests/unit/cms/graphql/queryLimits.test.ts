import { nestingOf } from '../../../../cms/graphql/queryLimits';

test('brackets in texts and comments do not nest', () => {
  expect(nestingOf('{ a(b: "{{{", c: """{ " \\""" {""") { d } # {{{\n }')).toBe(2);
  expect(nestingOf('{ a(b: "\\"{{") }')).toBe(2);
});

test.each([
  ['quotes that are escaped', '"' + '\\"'.repeat(128_000)],
  ['quotes', '"a'.repeat(128_000)],
  ['lines with a quote', '"a\\"\n'.repeat(50_000)],
  ['texts over lines', '"""' + '\\"""'.repeat(64_000)],
  ['brackets', '{'.repeat(256_000)],
])('a whole body of %s is measured in one pass', (_, query) => {
  const { user } = process.cpuUsage();
  nestingOf(query);
  // Time of the processor: it took minutes where each quote was looked at again.
  expect(process.cpuUsage({ user, system: 0 }).user / 1000).toBeLessThan(500);
});
