/** Tests that try much of the product for long: `npm run test:all` runs them, `npm test` does not. */
const slow = new Set([
  'tests/every-block.test.tsx',
  'tests/lint.test.ts',
  'tests/judged/phrases.test.ts',
  'tests/judged/sentences.test.ts',
  'tests/unit/schema/codegen/run.test.ts',
  'tests/contract/alerts-killed.test.ts',
  'tests/contract/bookings-killed.test.ts',
  'tests/contract/leads-killed.test.ts',
  'tests/contract/media-killed.test.ts',
  'tests/contract/tirehotel-killed.test.ts',
]);

/** The walk through the main ways of the product. */
const walk = new Set([
  'tests/pages/shell.spec.ts',
  'tests/pages/heroSearch.spec.ts',
  'tests/pages/outage.spec.ts',
]);

/** Whether `npm test` runs a test file. */
export const isQuick = (file: string): boolean =>
  file.endsWith('.spec.ts') ? walk.has(file) : !slow.has(file);
